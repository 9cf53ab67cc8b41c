/** Whether a key belongs to a field or a dialog, where it means something else. */
export const inField = (event: Event): boolean =>
  event.target instanceof Element && event.target.closest("input, select, textarea, dialog") !== null;
