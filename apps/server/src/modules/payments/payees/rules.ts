import { payments } from '@hintha/contract';
import type { PayeeDetails } from './payee-store.ts';

const BANK_NUMBER = /^\d{8,20}$/;
/** A number of a Burmese mobile as it is dialled there. */
const WALLET_NUMBER = /^09\d{7,9}$/;
/** An address of the Tron chain: base58, which has no 0, O, I and l. */
const TRON_ADDRESS = /^T[1-9A-HJ-NP-Za-km-z]{33}$/;

const NUMBERS: Readonly<Record<payments.PayeeKind, RegExp>> = {
  bank: BANK_NUMBER,
  wallet: WALLET_NUMBER,
  usdt: TRON_ADDRESS,
};

export type PayeeValidationError = 'provider' | 'number';

/** The account in the form that it is kept in, or which field of it is wrong. */
export const readPayee = ({
  kind,
  provider,
  number,
  name,
}: PayeeDetails): PayeeDetails | PayeeValidationError => {
  const known: readonly string[] = payments.PAYEE_PROVIDERS[kind];
  if (!known.includes(provider)) return 'provider';
  const bare = number.replaceAll(/[\s-]/gu, '');
  const plain = kind === 'wallet' ? bare.replace(/^(?:\+|00)?959/, '09') : bare;
  return NUMBERS[kind].test(plain) ? { kind, provider, number: plain, name: name.trim() } : 'number';
};

const plainName = (name: string): string =>
  name.normalize('NFKC').replaceAll(/\s+/gu, ' ').trim().toLowerCase();

/** Whether two names are written alike, spaces and capitals apart. */
export const isSameName = (one: string, other: string): boolean => plainName(one) === plainName(other);
