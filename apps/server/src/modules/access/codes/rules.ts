import { createHash } from 'node:crypto';

const MINUTE_MS = 60_000;

export const LIVES_MINUTES = 5;
export const LIVES_MS = LIVES_MINUTES * MINUTE_MS;

/** So many codes a number within its window, and an address within its own; then they wait. */
export const MOST_TO_RECIPIENT = 3n;
export const RECIPIENT_WINDOW_MS = 5 * MINUTE_MS;
export const MOST_FROM_IP = 20n;
export const IP_WINDOW_MS = 60 * MINUTE_MS;

/** A million codes and five tries: one guess in two hundred thousand. */
export const MOST_TRIES = 5;

export const digestOf = (purpose: string, recipient: string, code: string): Buffer =>
  createHash('sha256').update(`${purpose}\n${recipient}\n${code}`).digest();
