import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router';

/** Another view of the same screen starts at its top; the way back is left to the browser. */
export const useStartAtTop = (view: string): void => {
  const way = useNavigationType();
  const begun = useRef('');
  useLayoutEffect(() => {
    if (begun.current === view) return;
    begun.current = view;
    if (way !== NavigationType.Pop) window.scrollTo(0, 0);
  }, [view, way]);
};
