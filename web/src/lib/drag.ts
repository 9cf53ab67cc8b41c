/** Dragging a thing onto a part of the board: as well as clicking, never instead of it. */

import type { Attachment } from "svelte/attachments";

/** Where a thing was dropped: the answers of the parts there, and the keys of the things. */
export interface Spot {
  answers: readonly number[];
  things: readonly string[];
}

/** A pointer that moves further than this is not a click, in pixels. */
const FAR = 8;

export function spotAt(x: number, y: number): Spot {
  const under = document.elementsFromPoint(x, y);
  const words = (name: string): string[] => under.flatMap((one) => one.closest(`[${name}]`)?.getAttribute(name)?.split(" ") ?? []);
  return { answers: [...new Set(words("data-answers"))].map(Number), things: [...new Set(words("data-thing"))] };
}

/** A copy of the thing that follows the pointer. */
function lifted(node: HTMLElement): HTMLElement {
  const box = node.getBoundingClientRect();
  const ghost = node.cloneNode(true) as HTMLElement;
  ghost.setAttribute("aria-hidden", "true");
  ghost.inert = true;
  Object.assign(ghost.style, {
    position: "fixed",
    zIndex: "60",
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    margin: "0",
    opacity: "0.85",
    pointerEvents: "none",
  });
  node.after(ghost);
  return ghost;
}

/** Makes a thing draggable: `drop` gets the spot where it was dropped. Without `drop` it cannot be dragged. */
export function draggable(drop: ((spot: Spot) => void) | null): Attachment<HTMLElement> {
  return (node) => {
    if (!drop) return;
    let start: PointerEvent | null = null;
    let ghost: HTMLElement | null = null;

    const end = (): void => {
      ghost?.remove();
      start = ghost = null;
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", end);
    };
    const move = (event: PointerEvent): void => {
      if (!start || event.pointerId !== start.pointerId) return;
      const [right, down] = [event.clientX - start.clientX, event.clientY - start.clientY];
      if (!ghost && Math.hypot(right, down) < FAR) return;
      ghost ??= lifted(node);
      ghost.style.translate = `${right}px ${down}px`;
    };
    const up = (event: PointerEvent): void => {
      const dragged = ghost !== null;
      end();
      if (dragged) drop(spotAt(event.clientX, event.clientY));
    };
    const down = (event: PointerEvent): void => {
      if (!event.isPrimary || event.button !== 0) return;
      start = event;
      addEventListener("pointermove", move);
      addEventListener("pointerup", up);
      addEventListener("pointercancel", end);
    };
    const stay = (event: Event): void => event.preventDefault();

    node.addEventListener("pointerdown", down);
    node.addEventListener("dragstart", stay);
    node.style.userSelect = "none";
    node.style.touchAction = "none";
    return () => {
      end();
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("dragstart", stay);
      node.style.removeProperty("user-select");
      node.style.removeProperty("touch-action");
    };
  };
}
