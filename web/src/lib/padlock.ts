/** Which answers wear a padlock: those with which losing the undo would surprise. */

import type { Choice } from "./answers";

/**
 * The answers of answers that cannot be undone although others of their kind here can. Everybody learns which kinds of
 * answer are final: those that stop or end a turn, roll dice or draw cards say so in their words. A padlock on each of
 * them teaches people to overlook it. What nobody can know beforehand is that of two answers that read alike only one
 * can be undone. `telling` are the verbs of a game whose words name what falls to chance, for each answer by itself.
 */
export function surprising(answers: readonly Choice[], telling: readonly string[] = []): Set<number> {
  const undone = new Set(answers.filter((choice) => !choice.final).map((choice) => choice.do));
  const surprises = ({ final, stops, do: verb }: Choice): boolean => final && !stops && undone.has(verb) && !telling.includes(verb);
  return new Set(answers.filter(surprises).map((choice) => choice.answer));
}
