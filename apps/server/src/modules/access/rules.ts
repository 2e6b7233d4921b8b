import type { AccountType, access } from '@hintha/contract';
import { GUESSABLE_PASSWORDS } from './guessable-passwords.ts';

const MINUTE_MS = 60_000;

/** A session ends 30 minutes after the player's last request and 12 hours after it was opened. */
export const IDLE_MS = 30 * MINUTE_MS;
export const LIFE_MS = 12 * 60 * MINUTE_MS;

/** The time of last use is written at most once a minute, so that reading stays cheap. */
export const TOUCH_EVERY_MS = MINUTE_MS;

export const TRIAL: AccountType = 4;

const AGENTS: readonly AccountType[] = [1, 2, 41, 42];

export const isAgent = (type: AccountType): boolean => AGENTS.includes(type);

export const nameKey = (name: string): string => name.trim().normalize('NFKC').toLowerCase();

/** Letter first, then letters and digits: pattern 3 of the register settings. */
const USER_NAME: access.FieldRuleView = {
  enabled: true,
  required: true,
  acceptedPattern: '^[A-Za-z][A-Za-z0-9]*$',
  patternId: 3,
  minLength: 4,
  maxLength: 16,
};

/** Any text of 8 to 64 characters; no composition rule (standards: ASVS 6.2.5). */
const PASSWORD: access.FieldRuleView = {
  enabled: true,
  required: true,
  acceptedPattern: '*',
  patternId: 13,
  minLength: 8,
  maxLength: 64,
};

export const REGISTER_RULES: Record<string, access.FieldRuleView> = {
  username: USER_NAME,
  password: PASSWORD,
  confirmPassword: PASSWORD,
};

/** Whether a value passes a field's rule; `*` stands for any text. */
export const passes = (rule: access.FieldRuleView, value: string): boolean => {
  const length = Array.from(value).length;
  if (length < rule.minLength || length > rule.maxLength) return false;
  return rule.acceptedPattern === '*' || new RegExp(rule.acceptedPattern, 'u').test(value);
};

export const isGuessable = (password: string): boolean => GUESSABLE_PASSWORDS.has(password.toLowerCase());
