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
  const isDividend = kind === 'DIVIDEND';
  const { carryNegative = false, requireLoss = false, deductSalary = false, manual = false } = asked;
  const period = kind === 'DAILY' || isDividend ? asked.period : undefined;
  return {
    kind,
    tiers: asked.tiers,
    period: period ?? usual[kind],
    carryNegative: isDividend && carryNegative,
    deductSalary: isDividend && deductSalary,
    manual: isDividend && manual,
    requireLoss: (kind === 'DAILY' || kind === 'HOURLY') && requireLoss,
  };
};
