import { vi } from 'vitest';

/** Lets a part that waits until it is near the window wait on; what is given back brings it near. */
export const waitFarAway = (): (() => void) => {
  let comeNear: (() => void) | undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #tell: (seen: { isIntersecting: boolean }[]) => void;

      constructor(tell: (seen: { isIntersecting: boolean }[]) => void) {
        this.#tell = tell;
      }

      observe() {
        comeNear = () => this.#tell([{ isIntersecting: true }]);
      }

      disconnect() {
        comeNear = undefined;
      }
    },
  );
  return () => comeNear?.();
};
