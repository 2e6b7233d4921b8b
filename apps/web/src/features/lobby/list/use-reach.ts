import { useEffect, useRef, type RefObject } from 'react';

/** Does something whenever an element comes near the screen, as long as it is wanted. */
export const useReach = (wanted: boolean, reached: () => void): RefObject<HTMLDivElement | null> => {
  const end = useRef<HTMLDivElement>(null);
  const action = useRef(reached);
  useEffect(() => {
    action.current = reached;
  });
  useEffect(() => {
    if (!wanted || end.current === null) return undefined;
    const watcher = new IntersectionObserver(
      (seen) => seen.some((entry) => entry.isIntersecting) && action.current(),
      {
        rootMargin: '400px',
      },
    );
    watcher.observe(end.current);
    return () => watcher.disconnect();
  }, [wanted]);
  return end;
};
