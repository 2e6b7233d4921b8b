import { useEffect, useRef } from 'react';

/** Near enough to the foot to stay there. */
const NEAR_PX = 48;

/** For what scrolls: it stays at its foot while lines come, unless somebody has scrolled up to read. */
export const useFoot = () => {
  const part = useRef<HTMLDivElement>(null);
  const isAtFoot = useRef(true);
  useEffect(() => {
    if (isAtFoot.current) part.current?.scrollTo({ top: part.current.scrollHeight });
  });
  const onScroll = () => {
    if (part.current === null) return;
    const { scrollHeight, scrollTop, clientHeight } = part.current;
    isAtFoot.current = scrollHeight - scrollTop - clientHeight < NEAR_PX;
  };
  return { ref: part, onScroll };
};
