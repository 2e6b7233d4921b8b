import type { Target } from './probe.ts';

/** The rules of the dialect that a case can show. */
export const RULES = {
  signature: 'the signature is verified over the bytes as received, before they are read',
  shape: 'what is not of the dialect is a bad request that moves nothing; unknown fields are tolerated',
  money: 'amounts are decimal strings in main units, above zero and without excess decimals',
  account: 'an unknown player and a foreign currency are refused by codes of their own',
  funds: 'a refusal for funds tells the balance',
  idempotency: 'an id moves money once; its replay gives the stored id and the balance of then',
  atomicity: 'a batch happens in its order, in whole or not at all',
  reversal: 'a rollback undoes its original once and never takes a balance below zero',
  tombstone: 'a rollback forbids its original for ever, whether or not it had been seen',
  round: 'closing a round is idempotent and moves nothing',
} as const;

export type Rule = keyof typeof RULES;

/** One thing to try on an operator. Its steps make their own ids and throw when the rule is broken. */
export interface Case {
  readonly name: string;
  readonly rule: Rule;
  /** `house`: the published text is silent there and the case holds what we ask of an operator. */
  readonly origin: 'published' | 'house';
  readonly steps: (target: Target) => Promise<void>;
}
