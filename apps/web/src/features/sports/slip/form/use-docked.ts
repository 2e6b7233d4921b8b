import { useSyncExternalStore } from 'react';

const WIDE = window.matchMedia('(min-width: 1024px)');

const subscribe = (changed: () => void) => {
  WIDE.addEventListener('change', changed);
  return () => WIDE.removeEventListener('change', changed);
};

/** Whether the slip has room beside the matches. */
export const useDocked = (): boolean => useSyncExternalStore(subscribe, () => WIDE.matches);
