import { agents } from '@hintha/contract';
import { BusinessError, type Database, type Transaction, violatedConstraint } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { listPlayers } from '../../identity/index.ts';
import { readSettings } from '../../settings/index.ts';
import { type PrizeModeTerms, prizeModeTerms } from '../contributions.ts';
import { rateSettings } from '../settings.ts';
import { selectHigherBelow, selectRates, type StoredRates, upsertRates } from './rate-store.ts';

type Rates = agents.Rates;
type Reading = Pick<AppContext, 'contributions'>;

const FAMILIES: readonly string[] = agents.MODE_FAMILIES;
const isMode = (category: agents.RateCategory): boolean => FAMILIES.includes(category);

export const readModeTerms = (
  { contributions }: Reading,
  on: Database | Transaction,
): Promise<PrizeModeTerms> => contributions.one(prizeModeTerms)(on);

/** What an account has of everything, where nothing was set what anybody has. */
const fillRates = (stored: StoredRates, { usual, most }: PrizeModeTerms): Rates => {
  const of = (category: agents.RateCategory): number =>
    isMode(category) ? Math.min(stored[category] ?? usual, most) : (stored[category] ?? 0);
  return Object.fromEntries(agents.RATE_CATEGORIES.map((category) => [category, of(category)])) as Rates;
};

/** What accounts have, by account. */
export const readRates = async (
  ctx: Reading,
  on: Database | Transaction,
  accountIds: readonly bigint[],
): Promise<Map<bigint, Rates>> => {
  const [stored, terms] = [await selectRates(on, accountIds), await readModeTerms(ctx, on)];
  return new Map(accountIds.map((id) => [id, fillRates(stored.get(id) ?? {}, terms)]));
};

export const readRatesOf = async (
  ctx: Reading,
  on: Database | Transaction,
  accountId: bigint,
): Promise<Rates> => {
  const rates = (await readRates(ctx, on, [accountId])).get(accountId);
  if (rates === undefined) throw new Error(`the rates of ${accountId} were not read`);
  return rates;
};

/** The most that anybody is given. */
export const readMaxima = async (ctx: Reading, on: Database | Transaction): Promise<Rates> => {
  const [settings, { most }] = [await readSettings(on, rateSettings), await readModeTerms(ctx, on)];
  const modes = agents.MODE_FAMILIES.map((family) => [family, most]);
  return { ...settings, ...(Object.fromEntries(modes) as Pick<Rates, 'Lott' | 'ZY' | 'Elott' | 'SEA'>) };
};

export interface Excess {
  readonly category: agents.RateCategory;
  readonly most: number;
}

/** What of the rates is more than may be given, or no prize mode at all. */
export const findExcess = (wanted: StoredRates, most: Rates, { least }: PrizeModeTerms): Excess[] =>
  listRates(wanted).flatMap(([category, rate]) => {
    const isWrong = isMode(category) && (rate < least || rate % 2 !== 0);
    return rate > most[category] || isWrong ? [{ category, most: most[category] }] : [];
  });

export const listRates = (rates: StoredRates): (readonly [agents.RateCategory, number])[] =>
  agents.RATE_CATEGORIES.flatMap((category) => {
    const rate = rates[category];
    return rate === undefined ? [] : [[category, rate] as const];
  });

/** Refuses rates of which something is more than the most. */
export const refuseExcess = async (
  ctx: Reading,
  on: Database | Transaction,
  wanted: StoredRates,
  most: Rates,
): Promise<void> => {
  const excess = findExcess(wanted, most, await readModeTerms(ctx, on));
  if (excess.length > 0) throw new BusinessError('rates_out_of_range', { rates: excess });
};

const SHOWN = 20;

/** Sets rates, which are within what may be given; refuses what those right below would have more of. */
export const writeRates = async (tx: Transaction, accountId: bigint, rates: StoredRates): Promise<void> => {
  const higher = await selectHigherBelow(tx, { accountId, rates, limit: SHOWN });
  if (higher.length > 0) {
    const players = await listPlayers(tx, [...new Set(higher.map((row) => row.accountId))]);
    const names = new Map(players.map(({ id, name }) => [id, name]));
    const accounts = higher.map(({ accountId: id, category, rate }) => ({
      account: names.get(id) ?? '',
      category,
      rate,
    }));
    throw new BusinessError('downline_rates_higher', { accounts });
  }
  try {
    await upsertRates(tx, accountId, rates);
  } catch (error) {
    // The one above may have less than was looked at, or never was.
    if (violatedConstraint(error) === 'agents_rate_above') throw new BusinessError('rates_out_of_range');
    throw error;
  }
};

/**
 * Gives a new account the rates it was opened with, of each at most what the one above has by now. A prize mode that was
 * not said is set where the one above has one, since the usual one may be more.
 */
export const giveFirstRates = async (
  ctx: Reading,
  tx: Transaction,
  { accountId, uplineId, rates }: { accountId: bigint; uplineId: bigint; rates: StoredRates },
): Promise<void> => {
  const [stored, terms] = [
    (await selectRates(tx, [uplineId])).get(uplineId) ?? {},
    await readModeTerms(ctx, tx),
  ];
  const above = fillRates(stored, terms);
  const given = agents.RATE_CATEGORIES.flatMap((category) => {
    const wanted =
      rates[category] ?? (stored[category] !== undefined && isMode(category) ? terms.usual : undefined);
    return wanted === undefined ? [] : [[category, Math.min(wanted, above[category])] as const];
  });
  if (given.length > 0) await upsertRates(tx, accountId, Object.fromEntries(given));
};
