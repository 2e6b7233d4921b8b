import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

const heights = new Map<string, number>();

/** Remembers how far each visited list was scrolled and returns there when the visitor comes back to it. */
export const useScrollMemory = (ready: boolean): void => {
  const { key } = useLocation();
  const returned = useNavigationType() === NavigationType.Pop;
  // The browser would remember the place under an open login as the top, and return there after us.
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    return () => {
      history.scrollRestoration = 'auto';
    };
  }, []);
  const restored = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (!ready || restored.current === key) return;
    restored.current = key;
    const height = heights.get(key);
    if (returned && height !== undefined) window.scrollTo({ top: height, behavior: 'instant' });
  }, [ready, key, returned]);
  // Removed together with the list: the page that is then shorter scrolls to its top by itself.
  useLayoutEffect(() => {
    const remember = () => {
      // Under an open dialog the page is fixed and its scroll position says nothing.
      if (document.body.style.position !== 'fixed') heights.set(key, window.scrollY);
    };
    if (!heights.has(key)) remember();
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);
};
