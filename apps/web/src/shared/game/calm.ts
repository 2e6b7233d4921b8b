import { useEffect, useState } from 'react';

/** From here on a scroll is a leafing through, in which no picture is looked at: pixels a second. */
const LEAFING = 1_500;
/** So long nothing may hurry before pictures come again. */
const RESTS_AFTER_MS = 150;
/** A picture is a drawing that the page has to read, so that only so many begin between two frames. */
const AT_ONCE = 2;

let calm = true;
let timer: number | undefined;
let frame: number | undefined;
const waiting = new Set<() => void>();

const letSomeBegin = (): void => {
  frame = undefined;
  if (!calm) return;
  for (const begin of [...waiting].slice(0, AT_ONCE)) {
    waiting.delete(begin);
    begin();
  }
  if (waiting.size > 0) frame = requestAnimationFrame(letSomeBegin);
};

const rest = (): void => {
  calm = true;
  frame ??= requestAnimationFrame(letSomeBegin);
};

const hurry = (): void => {
  calm = false;
  window.clearTimeout(timer);
  timer = window.setTimeout(rest, RESTS_AFTER_MS);
};

let last = { top: 0, at: 0 };

const onScroll = ({ timeStamp }: Event): void => {
  const next = { top: window.scrollY, at: timeStamp };
  const speed = (Math.abs(next.top - last.top) / Math.max(1, next.at - last.at)) * 1000;
  last = next;
  if (speed > LEAFING) hurry();
};

if (typeof window !== 'undefined') {
  window.addEventListener('scroll', onScroll, { passive: true });
  window.addEventListener('input', hurry, { capture: true, passive: true });
}

/**
 * Whether the picture of a part that has just come may begin to load. While somebody types or leafs through a long
 * list the letters and the scroll go first; what has begun stays. Only what a page is opened for begins with its part:
 * the pictures of a whole list, read at once, would hold up the first tap.
 */
export const useCalmBeginning = (first: boolean): boolean => {
  const [begun, setBegun] = useState(() => first && calm && waiting.size === 0);
  useEffect(() => {
    if (begun) return undefined;
    const begin = () => setBegun(true);
    waiting.add(begin);
    if (calm) rest();
    return () => void waiting.delete(begin);
  }, [begun]);
  return begun;
};
