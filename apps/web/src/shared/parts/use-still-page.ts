import { fixPage } from '@hintha/ui';
import { useLayoutEffect } from 'react';

/** Keeps the page behind an overlay in its place. */
export const useStillPage = (): void => {
  useLayoutEffect(() => fixPage(window), []);
};
