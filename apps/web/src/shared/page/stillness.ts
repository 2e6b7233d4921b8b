import { useSyncExternalStore } from 'react';

const REDUCED = window.matchMedia('(prefers-reduced-motion: reduce)');

/** Whether the device saves bytes; not every browser tells. */
const savesData = (): boolean => {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
};

const subscribe = (changed: () => void) => {
  REDUCED.addEventListener('change', changed);
  return () => REDUCED.removeEventListener('change', changed);
};

/** Whether things that move by themselves should stand still: reduced motion, or a device that saves data. */
export const useStillness = (): boolean =>
  useSyncExternalStore(subscribe, () => REDUCED.matches || savesData());
