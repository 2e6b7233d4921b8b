import { useEffect, useState } from 'react';

/**
 * For the control of a dialog that has the focus first: at once, so that no key is lost, and as the one that the trap
 * of the dialog looks for.
 */
export const AUTOFOCUS = { autoFocus: true, 'data-autofocus': true } as const;

/** Gives the focus back to where it was when the part appeared. */
export const useReturnFocus = (): void => {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (before instanceof HTMLElement) before.focus();
    },
    [before],
  );
};
