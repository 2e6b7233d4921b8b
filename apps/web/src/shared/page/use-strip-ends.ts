import { useEffect, useState, type RefObject } from 'react';

/** Snapping may leave a row this many pixels off its end. */
const SLACK = 8;

/** Whether a row that scrolls sideways can go further to either side, and the way to turn it by one view. */
export const useStripEnds = (strip: RefObject<HTMLElement | null>) => {
  const [ends, setEnds] = useState({ back: false, on: false });
  useEffect(() => {
    const row = strip.current;
    if (row === null) return undefined;
    const look = () =>
      setEnds({
        back: row.scrollLeft > SLACK,
        on: row.scrollLeft + row.clientWidth < row.scrollWidth - SLACK,
      });
    // Its first word comes with the first layout, which is not hurried for it.
    const sizes = new ResizeObserver(look);
    sizes.observe(row);
    // The row itself keeps its size when it is filled later, its children tell.
    const children = new MutationObserver(look);
    children.observe(row, { childList: true });
    row.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      children.disconnect();
      row.removeEventListener('scroll', look);
    };
  }, [strip]);
  const turn = (side: -1 | 1) => {
    const row = strip.current;
    row?.scrollBy({ left: side * row.clientWidth * 0.9, behavior: 'smooth' });
  };
  return { ...ends, turn };
};
