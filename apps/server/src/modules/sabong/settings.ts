import { money } from '@hintha/money';
import { amount, defineSettings, type Values, whole } from '../settings/index.ts';

const THOUSAND = 1_000_00n;
const MILLION = 1_000n * THOUSAND;

/** What members may bet on fights, and how those go on (rule book, sections 2 to 5). */
export const sabongSettings = defineSettings(
  'sabong',
  ['trading', 'administrator'],
  {
    leastBet: amount(money(500_00n), { least: money(1n) }),
    mostBet: amount(money(2n * MILLION), { least: money(1n) }),
    mostOnFight: amount(money(5n * MILLION), { least: money(1n) }),
    drawDivisor: whole(20, 'times', { least: 1, most: 1_000, needsApproval: true }),
    /** What a draw may cost beyond what was staked on it. */
    mostDrawLiability: amount(money(10n * MILLION)),
    plasada: whole(5, 'percent', { least: 3, most: 10, needsApproval: true }),
    lastCallSeconds: whole(15, 'seconds', { least: 3, most: 120 }),
    mostOpenMinutes: whole(8, 'minutes', { least: 1, most: 30 }),
    confirmSeconds: whole(60, 'seconds', { least: 10, most: 600, needsApproval: true }),
    /** A result can be declared anew for so long before anything is paid. */
    reversalSeconds: whole(15, 'seconds', { least: 0, most: 600, needsApproval: true }),
    noResultMinutes: whole(20, 'minutes', { least: 5, most: 240, needsApproval: true }),
    resettlementMinutes: whole(30, 'minutes', { least: 1, most: 1_440, needsApproval: true }),
    /** Linked accounts that stand against each other more often in a day are flagged. */
    mostOpposed: whole(3, 'times', { least: 0, most: 100 }),
  },
  ({ leastBet, mostBet, mostOnFight }) => {
    if (leastBet > mostBet) return 'leastBet';
    return mostBet > mostOnFight ? 'mostOnFight' : null;
  },
);

export type SabongSettings = Values<typeof sabongSettings.settings>;
