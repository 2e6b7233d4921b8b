import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

const heights = new Map<string, number>();

/** The entry that the address stands for; the page may still show the one before. */
const keyOfEntry = (): string => (history.state as { key?: string } | null)?.key ?? 'default';

/** What stands around the list may come later than it, and until then the page is too short. */
const GROWS_FOR_MS = 2_000;
const HANDS_ON = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Goes to a height, and again as the page grows, until it is reached or the visitor takes over. */
const returnTo = (height: number): (() => void) => {
  const go = () => window.scrollTo({ top: height, behavior: 'instant' });
  const growth = new ResizeObserver(go);
  const stop = () => {
    growth.disconnect();
    window.clearTimeout(timer);
    for (const kind of HANDS_ON) window.removeEventListener(kind, stop);
  };
  const timer = window.setTimeout(stop, GROWS_FOR_MS);
  for (const kind of HANDS_ON) window.addEventListener(kind, stop, { passive: true });
  go();
  growth.observe(document.body);
  return stop;
};

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
    if (!ready || restored.current === key) return undefined;
    restored.current = key;
    const height = heights.get(key) ?? 0;
    // A page opens at its top by itself, and who has scrolled meanwhile is not taken back there.
    return returned && height > 0 ? returnTo(height) : undefined;
  }, [ready, key, returned]);
  // Removed together with the list: the page that is then shorter scrolls to its top by itself.
  useLayoutEffect(() => {
    const save = () => {
      // Under an open dialog the page is fixed, and on the way out it is at the top of the next page already.
      const isHere = keyOfEntry() === key;
      if (isHere && document.body.style.position !== 'fixed') heights.set(key, window.scrollY);
    };
    // Asked before there is a picture, the browser would have to lay out the page at once.
    const first = requestAnimationFrame(() => heights.has(key) || save());
    window.addEventListener('scroll', save, { passive: true });
    return () => {
      cancelAnimationFrame(first);
      window.removeEventListener('scroll', save);
    };
  }, [key]);
};
