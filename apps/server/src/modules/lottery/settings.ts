import { money } from '@hintha/money';
import { amount, defineSettings, type Values, whole } from '../settings/index.ts';

const THOUSAND = 1_000_00n;
const MILLION = 1_000n * THOUSAND;

/** Limits of the operator's lotteries (rule book, sections 2 and 6). */
export const lotterySettings = defineSettings(
  'lottery',
  ['trading', 'administrator'],
  {
    calendarDays: whole(7, 'days', { least: 1, most: 60 }),
    leastOrder: amount(money(100_00n), { least: money(1n) }),
    /** What is above it is cut off. */
    mostPayout: amount(money(100n * MILLION)),
    mostPayoutInNumero: amount(money(200n * MILLION)),
    /** In two-thousandths of a fair prize: of all, of a member for whom nobody set one, and of the two digits of Myanmar. */
    topMode: whole(1980, null, { least: 1700, most: 1980, needsApproval: true }),
    memberMode: whole(1900, null, { least: 1700, most: 1980, needsApproval: true }),
    /** Without a result a draw is late after so long, and called off after so long. */
    ownDelaySeconds: whole(30, 'seconds', { least: 5, most: 600, needsApproval: true }),
    ownVoidMinutes: whole(5, 'minutes', { least: 1, most: 60, needsApproval: true }),
    officialDelayMinutes: whole(10, 'minutes', { least: 1, most: 240, needsApproval: true }),
    officialVoidHours: whole(24, 'hours', { least: 4, most: 168, needsApproval: true }),
    resettlementHours: whole(24, 'hours', { least: 1, most: 168, needsApproval: true }),
    twoDigitMode: whole(1800, null, { least: 1700, most: 1980, needsApproval: true }),
    /** What one number takes in a numero, from all members. */
    mostOnTwoDigits: amount(money(5n * MILLION), { least: money(1n) }),
    mostOnThreeDigits: amount(money(500n * THOUSAND), { least: money(1n) }),
    cancelSeconds: whole(10, 'seconds', { least: 0, most: 600 }),
    cancelMinutes: whole(10, 'minutes', { least: 0, most: 1440 }),
    cancelsADay: whole(20, 'times', { least: 0, most: 1_000 }),
    mostCovered: whole(70, 'percent', { least: 1, most: 100, needsApproval: true }),
  },
  ({ topMode, memberMode }) => (memberMode > topMode ? 'memberMode' : null),
);

export type LotterySettings = Values<typeof lotterySettings.settings>;
