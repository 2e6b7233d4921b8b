import type { AccountType } from '@hintha/contract';
import type { SessionSettings } from './settings.ts';
import { GUESSABLE_PASSWORDS } from './passwords/guessable-passwords.ts';

const MINUTE_MS = 60_000;

/** The time of last use is written at most once a minute, so that reading stays cheap. */
export const TOUCH_EVERY_MS = MINUTE_MS;

export const TRIAL: AccountType = 4;
/** Acts for an agent, and has no wallet of its own. */
export const SUB_ACCOUNT: AccountType = 42;

export const lifeMs = (type: AccountType, { lifeHours, trialLifeMinutes }: SessionSettings): number =>
  (type === TRIAL ? trialLifeMinutes : lifeHours * 60) * MINUTE_MS;

export const idleMs = ({ idleMinutes }: SessionSettings): number => idleMinutes * MINUTE_MS;

const AGENTS: readonly AccountType[] = [1, 2, 41, 42];

export const isAgent = (type: AccountType): boolean => AGENTS.includes(type);

export const nameKey = (name: string): string => name.trim().normalize('NFKC').toLowerCase();

export const isGuessable = (password: string): boolean => GUESSABLE_PASSWORDS.has(password.toLowerCase());
