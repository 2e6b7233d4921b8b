import type { WinWithoutBet } from '@hintha/contract';
import { typedSum } from '../../../shared/forms/typed-amount.ts';
import type { Asked } from '../../../shared/api.ts';
import type { Integration } from './use-integrations.ts';

/** What is typed of an integration. */
export interface SettingsDraft {
  readonly name: string;
  readonly vendorUrl: string;
  readonly operatorId: string;
  readonly vendorKey: string;
  readonly maxBet: string;
  readonly maxWin: string;
  readonly maxWinTimes: string;
  readonly maxDayWin: string;
  readonly winsWithoutBet: readonly WinWithoutBet[];
}

type Caps = Integration['caps'];

export type Settings = Omit<Asked<'changeIntegration'>['body'], 'reason' | 'requestId' | 'caps'>;

export const EMPTY: SettingsDraft = {
  name: '',
  vendorUrl: '',
  operatorId: '',
  vendorKey: '',
  maxBet: '',
  maxWin: '',
  maxWinTimes: '',
  maxDayWin: '',
  winsWithoutBet: [],
};

export const draftOf = (integration: Integration): SettingsDraft => ({
  name: integration.name,
  vendorUrl: integration.vendorUrl ?? '',
  operatorId: integration.operatorId,
  vendorKey: integration.vendorKey ?? '',
  maxBet: integration.maxBet ?? '',
  maxWin: integration.caps.maxWin,
  maxWinTimes: String(integration.caps.maxWinTimes),
  maxDayWin: integration.caps.maxDayWin,
  winsWithoutBet: integration.caps.winsWithoutBet,
});

export const isCode = (typed: string): boolean => /^[A-Z][A-Z0-9_]{1,31}$/.test(typed);

/** An address without what would have to be kept secret. */
export const isAddress = (typed: string): boolean =>
  /^https?:$/.test(URL.parse(typed)?.protocol ?? '') && /^[^@?#\s]+$/.test(typed);

export const isVendorKey = (typed: string): boolean =>
  /^-----BEGIN (?:RSA )?PUBLIC KEY-----[\s\S]+-----END (?:RSA )?PUBLIC KEY-----$/.test(typed.trim());

/** A secret as vendors give them: signs that show, sixteen at least. */
export const isSecret = (typed: string): boolean => /^[\x21-\x7e]{16,256}$/.test(typed);

/** A largest stake as it crosses the wire; null for none, undefined for what is no amount. */
export const readMaxBet = (typed: string): string | null | undefined => {
  return typed.trim() === '' ? null : typedSum(typed);
};

/** How many times the stake; undefined for what is no such number. */
export const readTimes = (typed: string): number | undefined => {
  const times = typed.replaceAll(',', '').trim();
  return /^[1-9]\d{0,5}$|^1000000$/.test(times) ? Number(times) : undefined;
};

/** The caps as they cross the wire; undefined while one is missing or wrong. */
export const readCaps = (draft: SettingsDraft): Caps | undefined => {
  const [maxWin, maxDayWin] = [readMaxBet(draft.maxWin), readMaxBet(draft.maxDayWin)];
  const maxWinTimes = readTimes(draft.maxWinTimes);
  if (!maxWin || !maxDayWin || maxWinTimes === undefined) return undefined;
  return { maxWin, maxWinTimes, maxDayWin, winsWithoutBet: [...draft.winsWithoutBet] };
};

/** The settings as they cross the wire; undefined while a field is wrong. */
export const readSettings = (draft: SettingsDraft): Settings | undefined => {
  const [name, vendorUrl, operatorId] = [draft.name, draft.vendorUrl, draft.operatorId].map((text) =>
    text.trim(),
  );
  const maxBet = readMaxBet(draft.maxBet);
  const vendorKey = draft.vendorKey.trim() === '' ? null : draft.vendorKey.trim();
  const isWhole = name && operatorId && vendorUrl && isAddress(vendorUrl);
  if (!isWhole || maxBet === undefined || (vendorKey !== null && !isVendorKey(vendorKey))) return undefined;
  return { name, vendorUrl, operatorId, vendorKey, maxBet };
};
