import { useSyncExternalStore } from 'react';

const WIDE = window.matchMedia('(min-width: 900px)');

const subscribe = (changed: () => void) => {
  WIDE.addEventListener('change', changed);
  return () => WIDE.removeEventListener('change', changed);
};

/** Whether the screen has the width of a desk. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => WIDE.matches);
