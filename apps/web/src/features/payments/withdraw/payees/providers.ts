import type { payments } from '@hintha/contract';

type Providers = typeof payments.PAYEE_PROVIDERS;
export type PayeeKind = keyof Providers;
export type Provider = Providers[PayeeKind][number];

// Keyed, so that the compiler misses none; the contract itself would bring its schemas to the page.
const BY_KIND: { readonly [Kind in PayeeKind]: Readonly<Record<Providers[Kind][number], true>> } = {
  wallet: { KBZPAY: true, WAVEPAY: true, AYAPAY: true, CBPAY: true },
  bank: { KBZ: true, AYA: true, CB: true, YOMA: true },
  usdt: { TRC20: true },
};

export const PAYEE_KINDS = Object.keys(BY_KIND) as readonly PayeeKind[];

/** Who can hold an account of a kind. */
export const providersOf = (kind: PayeeKind): readonly Provider[] => Object.keys(BY_KIND[kind]) as Provider[];

const ALL: readonly string[] = PAYEE_KINDS.flatMap(providersOf);

export const isProvider = (provider: string): provider is Provider => ALL.includes(provider);
