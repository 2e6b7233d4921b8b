import { money } from '@hintha/money';
import { amount, defineSettings, rate, type Values, whole } from '../settings/index.ts';

const THOUSAND = 1_000_00n;
const MILLION = 1_000n * THOUSAND;

/** Limits and waits of the operator's book (rule book, sections 4 to 8). */
export const sportsSettings = defineSettings('sports', ['trading', 'administrator'], {
  leastStake: amount(money(500_00n), { least: money(1n) }),
  mostStakeOnEvent: amount(money(10n * MILLION)),
  mostPayout: amount(money(500n * MILLION)),
  mostMaungStake: amount(money(MILLION)),
  mostMaungPayout: amount(money(200n * MILLION)),
  /** What the operator may lose on one selection, by the tier of the league. */
  liabilityA: amount(money(20n * MILLION)),
  liabilityB: amount(money(5n * MILLION)),
  liabilityC: amount(money(MILLION)),
  maungTaxOfTwo: rate('0.15', { least: '0', most: '0.5' }),
  maungTax: rate('0.2', { least: '0', most: '0.5' }),
  /** How long a bet in play waits before it is taken. */
  footballDelay: whole(6, 'seconds', { least: 1, most: 30, needsApproval: true }),
  esportsDelay: whole(5, 'seconds', { least: 1, most: 30, needsApproval: true }),
  dangerDelay: whole(10, 'seconds', { least: 1, most: 60, needsApproval: true }),
  silenceSeconds: whole(20, 'seconds', { least: 5, most: 120, needsApproval: true }),
  cancelSeconds: whole(10, 'seconds', { least: 0, most: 600 }),
  cancelsADay: whole(20, 'times', { least: 0, most: 1_000 }),
  /** Of several selections of one match. */
  builderMargin: rate('0.1', { least: '0', most: '0.5' }),
  cashOutMargin: rate('0.05', { least: '0', most: '0.5' }),
  cashOutMarginInPlay: rate('0.07', { least: '0', most: '0.5' }),
  cashOutSeconds: whole(5, 'seconds', { least: 2, most: 30 }),
  /** A postponed or abandoned event is called off when it was not finished so long after its start. */
  footballVoidHours: whole(36, 'hours', { least: 1, most: 240, needsApproval: true }),
  esportsVoidHours: whole(48, 'hours', { least: 1, most: 240, needsApproval: true }),
  resettlementHours: whole(24, 'hours', { least: 1, most: 168, needsApproval: true }),
});

export type SportsSettings = Values<typeof sportsSettings.settings>;
