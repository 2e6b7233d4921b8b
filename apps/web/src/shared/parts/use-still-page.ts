import { useLayoutEffect } from 'react';

/** Keeps the page behind an overlay from scrolling; what the scroll bar took stays empty, so that nothing jumps. */
export const useStillPage = (): void => {
  useLayoutEffect(() => {
    const { body, documentElement } = document;
    const { overflow, paddingRight } = body.style;
    const bar = window.innerWidth - documentElement.clientWidth;
    body.style.overflow = 'hidden';
    body.style.paddingRight = `${bar}px`;
    return () => {
      body.style.overflow = overflow;
      body.style.paddingRight = paddingRight;
    };
  }, []);
};
