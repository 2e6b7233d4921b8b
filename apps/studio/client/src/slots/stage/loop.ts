/** Draws while something moves and sleeps while nothing does, so that an idle game costs no battery. */
export interface Loop {
  readonly wake: () => void;
  readonly stop: () => void;
}

export const createLoop = (drawFrame: (now: number) => boolean): Loop => {
  let handle = 0;
  const frame = (now: number): void => {
    handle = drawFrame(now) ? requestAnimationFrame(frame) : 0;
  };
  return {
    wake: () => {
      if (handle === 0) handle = requestAnimationFrame(frame);
    },
    stop: () => {
      cancelAnimationFrame(handle);
      handle = 0;
    },
  };
};
