import { useState } from 'react';

/**
 * Gives the focus back to what had it before an overlay opened. Radix does so only for an overlay with a trigger of
 * its own, and ours are opened by state.
 */
export const useReturnFocus = (): ((event: Event) => void) => {
  const [before] = useState(() => document.activeElement);
  return (event) => {
    event.preventDefault();
    // The page is back in its place by now and must not jump to what had the focus.
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  };
};
