/** The tips for legs, cards and gifts. */

import { tip, type TipAttributes } from "../../lib/tips.svelte";
import { t } from "../../lib/words.svelte";
import { cardName, cardText, kebab } from "./links";
import type { Leg } from "./view";

export const legTip = ({ terrain, first, last, effect, hypothermia, starvation }: Leg): TipAttributes =>
  tip(
    t("web-iditacards-tip-leg", { terrain: t(`web-iditacards-terrain-${kebab(terrain)}`), first, last }),
    `${t(`web-iditacards-leg-${effect}`)} ${t("web-iditacards-entry", { hypothermia, starvation })}`,
  );

/** The text of a card; `note` says what hinders it now. */
export const cardTip = (id: string, note = ""): TipAttributes => tip(t(cardName(id)), [t(cardText(id)), note].filter(Boolean).join(" "));

export const kindTip = (type: string): TipAttributes => tip(t(`web-iditacards-type-${type}`), t(`web-iditacards-tip-kind-${type}`));

/** A gift of a dog, by its icon. */
export const giftTip = ({ icon, text }: { icon: string; text: string }, name: string): TipAttributes =>
  tip(`${name} ${text}`.trim(), t(`web-iditacards-tip-gives-${icon}`));
