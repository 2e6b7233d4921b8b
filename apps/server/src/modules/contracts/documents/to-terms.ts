import type { Tier } from '@hintha/agents';
import type { Database, Transaction } from '@hintha/platform';
import { readSettings } from '../../settings/index.ts';
import { contractSettings } from '../settings.ts';
import type { Kind, Period, Terms } from '../types.ts';

export interface AskedTerms {
  readonly tiers: readonly Tier[];
  readonly period?: Period | undefined;
  readonly carryNegative?: boolean;
  readonly requireLoss?: boolean;
  readonly deductSalary?: boolean;
  readonly manual?: boolean;
}

/** The terms of a kind as they were asked for, with the usual period; what a kind does not know is left out. */
export const toTerms = async (on: Database | Transaction, kind: Kind, asked: AskedTerms): Promise<Terms> => {
  const { dividendTwiceMonthly } = await readSettings(on, contractSettings);
  const usual = {
    DIVIDEND: dividendTwiceMonthly ? 'SEMIMONTHLY' : 'MONTHLY',
    DAILY: 'DAILY',
    HOURLY: 'HOURLY',
    REALTIME: 'WINDOW',
  } as const;
  const known = OPTIONS[kind];
  const { period, ...flags } = { ...NO_FLAGS, ...asked, period: asked.period ?? usual[kind] };
  const isFixed = kind === 'HOURLY' || kind === 'REALTIME';
  return {
    kind,
    tiers: asked.tiers,
    period: isFixed ? usual[kind] : period,
    carryNegative: known.includes('carryNegative') && flags.carryNegative,
    requireLoss: known.includes('requireLoss') && flags.requireLoss,
    deductSalary: known.includes('deductSalary') && flags.deductSalary,
    manual: known.includes('manual') && flags.manual,
  };
};

const NO_FLAGS = { carryNegative: false, requireLoss: false, deductSalary: false, manual: false };

const OPTIONS: Readonly<Record<Kind, readonly (keyof typeof NO_FLAGS)[]>> = {
  DIVIDEND: ['carryNegative', 'deductSalary', 'manual'],
  DAILY: ['requireLoss'],
  HOURLY: ['requireLoss'],
  REALTIME: [],
};
