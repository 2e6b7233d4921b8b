import type { Locator } from 'playwright-core';

/** Taps that are counted, as a journey is measured by them; typing is not. */
export const countTaps = () => {
  let taps = 0;
  return {
    tap: async (place: Locator): Promise<void> => {
      taps += 1;
      await place.click();
    },
    count: () => taps,
  };
};
