import type { sports } from '@hintha/contract';
import { PRICE_CHANGES, PRICE_FORMATS } from '@hintha/sports';
import { useEffect } from 'react';
import { create } from 'zustand';
import { call } from '../../../shared/api.ts';
import { useSession } from '../../../shared/session.ts';

export type PriceFormat = (typeof sports.PRICE_FORMATS)[number];
export type PriceChanges = (typeof sports.PRICE_CHANGES)[number];

interface Preferences {
  readonly format: PriceFormat;
  readonly accepts: PriceChanges;
}

const KEY = 'sportsPreferences';
const USUAL: Preferences = { format: 'decimal', accepts: 'none' };

const readKept = (): Preferences => {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Record<keyof Preferences, unknown>>;
    return {
      format: PRICE_FORMATS.find((format) => format === kept.format) ?? USUAL.format,
      accepts: PRICE_CHANGES.find((accepts) => accepts === kept.accepts) ?? USUAL.accepts,
    };
  } catch {
    return USUAL;
  }
};

/** How prices are shown and which changes of them are taken; this browser keeps it for whoever has no account. */
export const usePreferences = create<Preferences>(readKept);

const keep = (preferences: Preferences) => {
  localStorage.setItem(KEY, JSON.stringify(preferences));
  usePreferences.setState(preferences);
};

/** Chooses anew: at once on this page, and with the account where there is one. */
export const changePreferences = (change: Partial<Preferences>): void => {
  const { format, accepts } = { ...usePreferences.getState(), ...change };
  keep({ format, accepts });
  if (useSession.getState().token === null) return;
  // What did not reach the account holds on this page, and is sent with the next choice.
  void call('updateSportsPreferences', { body: { format, accepts } }).catch(() => undefined);
};

/** Reads what the account has chosen. */
export const useOwnPreferences = (): void => {
  const token = useSession((session) => session.token);
  useEffect(() => {
    if (token === null) return;
    void call('readSportsPreferences')
      .then(keep)
      .catch(() => undefined);
  }, [token]);
};
