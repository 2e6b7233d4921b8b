import type { MouseEvent } from 'react';

/** A tap of the first button without a key that asks the browser for a tab or a window of its own. */
export const isPlainTap = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
