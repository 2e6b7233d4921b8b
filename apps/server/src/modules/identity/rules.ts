import type { AccountType } from '@hintha/contract';
import { GUESSABLE_PASSWORDS } from './passwords/guessable-passwords.ts';

const MINUTE_MS = 60_000;

/** A session ends 30 minutes after the player's last request and 12 hours after it was opened. */
export const IDLE_MS = 30 * MINUTE_MS;
export const LIFE_MS = 12 * 60 * MINUTE_MS;

/** A trial account lives as long as its one session, which is no longer than this. */
const TRIAL_LIFE_MS = 2 * 60 * MINUTE_MS;

/** The time of last use is written at most once a minute, so that reading stays cheap. */
export const TOUCH_EVERY_MS = MINUTE_MS;

export const TRIAL: AccountType = 4;

export const lifeOf = (type: AccountType): number => (type === TRIAL ? TRIAL_LIFE_MS : LIFE_MS);

const AGENTS: readonly AccountType[] = [1, 2, 41, 42];

export const isAgent = (type: AccountType): boolean => AGENTS.includes(type);

export const nameKey = (name: string): string => name.trim().normalize('NFKC').toLowerCase();

export const isGuessable = (password: string): boolean => GUESSABLE_PASSWORDS.has(password.toLowerCase());
