import { formatAmount, parseAmount } from '@hintha/money';
import type { Asked } from '../../../shared/api.ts';
import type { Integration } from './use-integrations.ts';

/** What is typed of an integration. */
export interface SettingsDraft {
  readonly name: string;
  readonly vendorUrl: string;
  readonly operatorId: string;
  readonly vendorKey: string;
  readonly maxBet: string;
}

export type Settings = Omit<Asked<'changeIntegration'>['body'], 'reason' | 'requestId'>;

export const EMPTY: SettingsDraft = { name: '', vendorUrl: '', operatorId: '', vendorKey: '', maxBet: '' };

export const draftOf = (integration: Integration): SettingsDraft => ({
  name: integration.name,
  vendorUrl: integration.vendorUrl ?? '',
  operatorId: integration.operatorId,
  vendorKey: integration.vendorKey ?? '',
  maxBet: integration.maxBet ?? '',
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
  if (typed.trim() === '') return null;
  const amount = parseAmount(typed.replaceAll(',', '').trim());
  return amount === 'not_an_amount' || amount <= 0n ? undefined : formatAmount(amount);
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
