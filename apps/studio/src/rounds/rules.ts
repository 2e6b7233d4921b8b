import type { JournalState } from './types.ts';

/** Names the way from seeds to an outcome; a change of it gets another name. */
export const ALGORITHM = 'hmac-sha256/1 slots/1';

/** How long a player waits for the operator's answer; the game client itself gives up after ten seconds. */
export const PATIENCE_MS = 8_000;

/** How long a call to the operator lasts at most, with a margin: 30 seconds by the protocol. */
export const CALL_MS = 45_000;

/** After this time without an answer the stake is asked back. */
export const GIVE_UP_MS = 24 * 3_600_000;

const LONGEST_PAUSE_MS = 60_000;

/** How long to wait after an ask that brought no answer. */
export const pauseMs = (asks: number): number => Math.min(1_000 * 2 ** Math.min(asks, 6), LONGEST_PAUSE_MS);

export const isOpen = (state: JournalState): boolean => state === 'pending' || state === 'reversing';
