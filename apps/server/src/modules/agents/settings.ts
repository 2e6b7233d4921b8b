import { money } from '@hintha/money';
import { amount, defineSettings, type Values } from '../settings/index.ts';

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
