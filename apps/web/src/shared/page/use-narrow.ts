import { useSyncExternalStore } from 'react';

const NARROW = window.matchMedia('(max-width: 479px)');

const subscribe = (changed: () => void) => {
  NARROW.addEventListener('change', changed);
  return () => NARROW.removeEventListener('change', changed);
};

/** Whether the screen has the width of a phone that is held upright. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => NARROW.matches);
