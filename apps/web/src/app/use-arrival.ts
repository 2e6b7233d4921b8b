import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router';

/** A new page starts at its top with the focus on it; the way back is the browser's, with the place it remembers. */
export const useArrival = (name: string): void => {
  const way = useNavigationType();
  const shown = useRef(name);
  useEffect(() => {
    if (shown.current === name) return;
    shown.current = name;
    document.getElementById('main')?.focus({ preventScroll: true });
    if (way !== NavigationType.Pop) window.scrollTo(0, 0);
  }, [name, way]);
};
