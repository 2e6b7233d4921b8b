/**
 * How one reel moves, as a function of time alone. A position counts cells along the strip: at position p the
 * cell p of the strip stands in the top row, so a reel that turns downwards runs towards smaller positions.
 */
export type Motion =
  | { kind: 'rest'; stop: number }
  | { kind: 'roll'; from: number; since: number; speed: number }
  | { kind: 'land'; stop: number; since: number; ms: number; distance: number }
  /** For players who want less motion: the reel pales while it waits and its new cells come up in place. */
  | { kind: 'veil'; stop: number }
  | { kind: 'reveal'; stop: number; since: number };

export interface Pose {
  readonly position: number;
  readonly blurred: boolean;
  readonly alpha: number;
  readonly isDone: boolean;
}

const WIND_UP_MS = 110;
const WIND_UP_CELLS = 0.14;
const SPEED_UP_S = 0.2;
const VEIL = 0.35;
const REVEAL_MS = 100;

/** The back-ease: how far a landing reel swings past its stop before it comes to rest. */
const SWING = 1.1;
/** The ease starts this many times faster than its mean, so this makes it start at the rolling speed. */
const FIRST_SLOPE = SWING + 3;
/** Until this share of the landing the reel is still too fast to be read. */
const BLURRED_SHARE = 0.3;

/** The time in which a reel that rolls at `speed` cells a second comes to rest over `distance` cells. */
export const landingMs = (distance: number, speed: number): number => (FIRST_SLOPE * distance * 1000) / speed;

export const poseAt = (motion: Motion, now: number): Pose => {
  switch (motion.kind) {
    case 'rest':
      return { position: motion.stop, blurred: false, alpha: 1, isDone: true };
    case 'roll':
      return rollAt(motion, now - motion.since);
    case 'land':
      return landAt(motion, (now - motion.since) / motion.ms);
    case 'veil':
      return { position: motion.stop, blurred: false, alpha: VEIL, isDone: true };
    default:
      return revealAt(motion.stop, (now - motion.since) / REVEAL_MS);
  }
};

const rollAt = ({ from, speed }: Extract<Motion, { kind: 'roll' }>, elapsedMs: number): Pose => {
  if (elapsedMs < WIND_UP_MS) {
    const lift = WIND_UP_CELLS * Math.sin((Math.PI * Math.max(0, elapsedMs)) / WIND_UP_MS);
    return { position: from + lift, blurred: false, alpha: 1, isDone: false };
  }
  const seconds = (elapsedMs - WIND_UP_MS) / 1000;
  const isFast = seconds > SPEED_UP_S;
  const cells = isFast ? speed * (seconds - SPEED_UP_S / 2) : (speed * seconds ** 2) / (2 * SPEED_UP_S);
  return { position: from - cells, blurred: seconds > SPEED_UP_S / 2, alpha: 1, isDone: false };
};

const landAt = ({ stop, distance }: Extract<Motion, { kind: 'land' }>, share: number): Pose => {
  if (share >= 1) return { position: stop, blurred: false, alpha: 1, isDone: true };
  const back = Math.max(0, share) - 1;
  const eased = 1 + (SWING + 1) * back ** 3 + SWING * back ** 2;
  return { position: stop + distance * (1 - eased), blurred: share < BLURRED_SHARE, alpha: 1, isDone: false };
};

const revealAt = (stop: number, share: number): Pose => ({
  position: stop,
  blurred: false,
  alpha: Math.min(1, Math.max(0, share)),
  isDone: share >= 1,
});
