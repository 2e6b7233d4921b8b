import { useEffect, useState, type RefObject } from 'react';

/** Whether a part of the page has come near what is seen; once it has, it stays so. */
export const useNear = (part: RefObject<HTMLElement | null>): boolean => {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || part.current === null) return undefined;
    const watcher = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: '800px' },
    );
    watcher.observe(part.current);
    return () => watcher.disconnect();
  }, [near, part]);
  return near;
};
