import type { IconName } from '@hintha/ui';
import type { Security } from './use-security.ts';

/** What guards an account or names its owner, in the order of the page. */
export type Key = 'password' | 'paymentPassword' | 'mobile' | 'email' | 'payeeName' | 'authenticator';

/** The forms that change them; an authenticator comes by one and goes by another. */
export type Step = Key | 'authenticatorRemoval';

export interface KeyState {
  key: Key;
  icon: IconName;
  set: boolean;
  /** What of it may be shown; empty for a secret. */
  value: string;
  /** The form behind its button; null where only the server can change it. */
  step: Step | null;
}

export const keysOf = (security: Security): KeyState[] => {
  const { hasPassword, hasPaymentPassword, hasAuthenticator, mobile, email, payeeName } = security;
  const hasPayeeName = payeeName !== '';
  return [
    { key: 'password', icon: 'lock', set: hasPassword, value: '', step: 'password' },
    { key: 'paymentPassword', icon: 'wallet', set: hasPaymentPassword, value: '', step: 'paymentPassword' },
    { key: 'mobile', icon: 'phone', set: mobile !== '', value: mobile, step: 'mobile' },
    { key: 'email', icon: 'mail', set: email !== '', value: email, step: 'email' },
    {
      key: 'payeeName',
      icon: 'user',
      set: hasPayeeName,
      value: payeeName,
      step: hasPayeeName ? null : 'payeeName',
    },
    {
      key: 'authenticator',
      icon: 'clock',
      set: hasAuthenticator,
      value: '',
      step: hasAuthenticator ? 'authenticatorRemoval' : 'authenticator',
    },
  ];
};

const COUNTED = ['mobile', 'paymentPassword', 'email', 'authenticator'] as const;

/** The next key that would raise the level of the account; null when it has them all. */
export const nextKey = (security: Security): (typeof COUNTED)[number] | null => {
  const missing = new Set(keysOf(security).flatMap(({ key, set }) => (set ? [] : [key])));
  return COUNTED.find((key) => missing.has(key)) ?? null;
};
