const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** One Ctrl-C arrives twice, from the terminal and from npm; only a later one is a second wish. */
const SAME_WISH_MS = 500;
const LOOK_EVERY_MS = 500;

/** npm hands a signal to its shell alone, which dies of it and leaves us behind; so we look whether it is still there. */
function onLostParent(hear: () => void): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const looking = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(looking);
    hear();
  }, LOOK_EVERY_MS);
  looking.unref();
}

/** The first signal asks to stop, a second one to stop at once. */
export function onStopSignal(stop: () => void, stopAtOnce: () => void): void {
  let firstMs: number | undefined;
  const hear = (): void => {
    if (firstMs === undefined) {
      firstMs = performance.now();
      stop();
    } else if (performance.now() - firstMs > SAME_WISH_MS) {
      stopAtOnce();
    }
  };
  for (const signal of SIGNALS) process.on(signal, hear);
  onLostParent(hear);
}
