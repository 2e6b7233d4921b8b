/** As long as the server lets a session lie; lists that are read anew by themselves must not keep it alive. */
export const IDLE_MS = 15 * 60_000;

export interface IdleWatch {
  /** Somebody is there. */
  readonly touch: () => void;
  /** Ends what is watched when nobody was there for too long. */
  readonly look: () => void;
}

/** Watches over a session by a clock in milliseconds. A touch that comes too late revives nothing. */
export const openIdleWatch = (now: () => number, onEnd: () => void): IdleWatch => {
  let touchedAt = now();
  let isOver = false;
  const look = () => {
    if (isOver || now() - touchedAt < IDLE_MS) return;
    isOver = true;
    onEnd();
  };
  const touch = () => {
    look();
    touchedAt = now();
  };
  return { touch, look };
};
