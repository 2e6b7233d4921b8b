import { createHash } from 'node:crypto';

export const TOKEN_BITS = 256;

/** How long a launch may wait for the player's page. */
export const LAUNCH_MS = 60_000;

/** How long a session lives on without a call of the player. */
export const IDLE_MS = 30 * 60_000;

/** A call within this time of the last one is not worth a write. */
export const TOUCH_EVERY_MS = 60_000;

/** Codes and tokens are kept as digests only. */
export const digestOf = (token: string): Buffer => createHash('sha256').update(token).digest();
