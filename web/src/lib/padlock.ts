/** Padlocks for answers that surprise because they can't be undone. */

import type { Choice } from "./answers";

/**
 * The numbers of the answers that can't be undone although others of their kind here can. Everybody learns which kinds
 * of answer are final: those that stop or end a turn, roll dice or draw cards say so in their words. A padlock on each
 * of them would teach people to overlook it. But nobody can know beforehand that only one of two answers that read alike
 * can be undone. `telling` are the verbs of a game whose words say for each answer what is left to chance.
 */
export function surprising(answers: readonly Choice[], telling: readonly string[] = []): Set<number> {
  const undone = new Set(answers.filter((choice) => !choice.final).map((choice) => choice.do));
  const surprises = ({ final, stops, do: verb }: Choice): boolean => final && !stops && undone.has(verb) && !telling.includes(verb);
  return new Set(answers.filter(surprises).map((choice) => choice.answer));
}
