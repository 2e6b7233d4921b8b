/** How long a banner stands before the next. */
export const SLIDE_MS = 5000;

/** The slide after this one; the last is followed by the first. */
export const nextSlide = (index: number, count: number): number => (count === 0 ? 0 : (index + 1) % count);

/** The slide to show of a list that may have become shorter meanwhile. */
export const shownSlide = (index: number, count: number): number => (index < count ? index : 0);

/** Whether the carousel moves by itself: never a single banner, never while paused or when motion is unwelcome. */
export const advances = (state: { count: number; paused: boolean; stillness: boolean }): boolean =>
  state.count > 1 && !state.paused && !state.stillness;

/** The slide before this one; the first is preceded by the last. */
export const previousSlide = (index: number, count: number): number =>
  count === 0 ? 0 : (index + count - 1) % count;

const SWIPE_PX = 40;

/** Which way a finger went between two points across, if far enough to be meant. */
export const swiped = (fromX: number, toX: number): 'next' | 'previous' | null => {
  if (Math.abs(toX - fromX) < SWIPE_PX) return null;
  return toX < fromX ? 'next' : 'previous';
};
