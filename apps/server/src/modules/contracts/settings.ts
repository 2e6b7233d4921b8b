import type { contracts } from '@hintha/contract';
import { money, type Money } from '@hintha/money';
import type { Rate } from '@hintha/agents';
import { z } from 'zod';
import { amount, defineSettings, plain, rate, type Values, whole } from '../settings/index.ts';

const SHARE = { least: '0', most: '1' } as const;
const onOff = (usual: boolean) => plain(z.boolean(), usual, { needsApproval: true });

/** Which kinds of contract there are, the highest rates of each, and what is asked of members and of time. */
export const contractSettings = defineSettings('contracts', ['risk', 'payments', 'administrator'], {
  dividendOn: onOff(true),
  dailyOn: onOff(true),
  dailyTogetherOn: onOff(true),
  hourlyOn: onOff(true),
  realtimeOn: onOff(true),
  dividendCeiling: rate('0.5', SHARE),
  dailyCeiling: rate('0.015', SHARE),
  hourlyCeiling: rate('0.015', SHARE),
  realtimeCeiling: rate('0.01', SHARE),
  /** From which valid bet in the period on a member of the team is an active one. */
  dividendActiveBet: amount(money(10_000_000n)),
  dailyActiveBet: amount(money(1_000_000n)),
  hourlyActiveBet: amount(money(500_000n)),
  affiliateActiveBet: amount(money(10_000_000n)),
  /** What the platform keeps of what the members of an affiliate have lost, before anything is shared. */
  affiliateFee: rate('0.05', SHARE),
  /** What payments cost the platform, as a share of what the members of an affiliate have deposited and withdrawn. */
  affiliatePaymentRate: rate('0.01', SHARE),
  /** Whether a dividend is settled twice a month where its offer says nothing. */
  dividendTwiceMonthly: plain(z.boolean(), true),
  answerHours: whole(72, 'hours', { least: 1, most: 720 }),
  manualHours: whole(48, 'hours', { least: 1, most: 720 }),
  /** After how long a debt is paid in parts. */
  wholeDays: whole(7, 'days', { least: 0, most: 90 }),
});

export type ContractSettings = Values<typeof contractSettings.settings>;

const NAMES = {
  DIVIDEND: 'dividend',
  DAILY: 'daily',
  HOURLY: 'hourly',
  REALTIME: 'realtime',
} as const satisfies Record<contracts.ContractKind, string>;

const WHOLE_SHARE = 10_000;

export const isKindOn = (settings: ContractSettings, kind: contracts.ContractKind): boolean => {
  const isOn = settings[`${NAMES[kind]}On`];
  return kind === 'DAILY' ? isOn || settings.dailyTogetherOn : isOn;
};

export const ceilingOf = (settings: ContractSettings, kind: contracts.ContractKind): Rate =>
  Math.round(Number(settings[`${NAMES[kind]}Ceiling`]) * WHOLE_SHARE);

/** The valid bet that makes a member an active one; null where the kind does not count them. */
export const activeBetOf = (settings: ContractSettings, kind: contracts.ContractKind): Money | null =>
  kind === 'REALTIME' ? null : settings[`${NAMES[kind]}ActiveBet`];
