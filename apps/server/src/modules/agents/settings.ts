import { money } from '@hintha/money';
import { z } from 'zod';
import { amount, defineSettings, plain, type Values, whole } from '../settings/index.ts';

/** What may be sent up the line: the least and the most of one transfer, and the most of a business day. */
export const transferSettings = defineSettings(
  'agents.transfers',
  ['payments', 'risk', 'administrator'],
  {
    least: amount(money(100_000n), { least: money(100n) }),
    most: amount(money(500_000_000n)),
    mostPerDay: amount(money(5_000_000_000n)),
  },
  ({ least, most, mostPerDay }) => {
    if (most < least) return 'most';
    return mostPerDay < most ? 'mostPerDay' : null;
  },
);

export type TransferSettings = Values<typeof transferSettings.settings>;

/** What an agent may send down its team, all accounts together, and what follows from it. */
export const downSettings = defineSettings(
  'agents.down',
  ['payments', 'risk', 'administrator'],
  {
    least: amount(money(100_000n), { least: money(100n) }),
    most: amount(money(500_000_000n)),
    mostPerDay: amount(money(5_000_000_000n)),
    /** How often what arrives has to be bet before money may leave. */
    turnoverTimes: whole(1, 'times', { least: 0, most: 20, needsApproval: true }),
    /** Whether reports count a top-up as a deposit. */
    topUpsAreDeposits: plain(z.boolean(), true),
  },
  ({ least, most, mostPerDay }) => {
    if (most < least) return 'most';
    return mostPerDay < most ? 'mostPerDay' : null;
  },
);

const share = (usual: number) => whole(usual, null, { least: 0, most: 1_000, needsApproval: true });

/** The most of each valid bet that anybody is given of a category, in hundredths of a percent. */
export const rateSettings = defineSettings('agents.rates', ['risk', 'administrator'], {
  LIVE: share(80),
  RNG: share(100),
  FISH: share(100),
  PVP: share(60),
  SPORTS: share(80),
  ESPORTS: share(80),
  SABONG: share(60),
});

/** What an agent may have and open. */
export const centreSettings = defineSettings('agents.centre', ['security', 'administrator'], {
  liveLinks: whole(20, 'times', { least: 1, most: 200 }),
  subAccounts: whole(10, 'times', { least: 0, most: 100 }),
  openedPerDay: whole(100, 'times', { least: 0, most: 10_000 }),
  /** An answer to lower rates is waited for so long; so long after the opening none is needed. */
  consentHours: whole(72, 'hours', { least: 1, most: 720 }),
  freeHours: whole(24, 'hours', { least: 0, most: 168 }),
});
