import { parseSelection } from '@hintha/lottery';
import { BusinessError } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { type SelectionSum, sumSelections } from '../../bets/index.ts';
import { rulesOf } from '../orders/price-bet.ts';
import { roundOf, SOURCE } from '../rules.ts';
import { findNumeroById } from '../settlement/settlement-store.ts';
import { gameOf } from '../settlement/publish-result.ts';
import type { LotteryGame, Numero } from '../types.ts';
import { countOrdersOf } from './admin-store.ts';
import { type Difference, listDifferences } from './difference-store.ts';
import { correctableUntil } from './proposals.ts';
import { type EnteredResult, listResults, listResultsOf } from './result-store.ts';
import { isDisputed } from './rules.ts';

export const getNumero = async ({ db }: Pick<AppContext, 'db'>, id: bigint): Promise<Numero> => {
  const numero = await findNumeroById(db, id);
  if (numero === undefined) throw new BusinessError('not_found');
  return numero;
};

export interface ReadNumero {
  readonly numero: Numero;
  readonly results: readonly EnteredResult[];
  /** By the report. */
  readonly differences: ReadonlyMap<bigint, Difference>;
  readonly correctableUntil: Date | null;
}

/** A numero with every result that was entered for it, and the reports that differ from what was published. */
export const readNumero = async (ctx: Pick<AppContext, 'db'>, id: bigint): Promise<ReadNumero> => {
  const numero = await getNumero(ctx, id);
  const [results, differences, until] = await Promise.all([
    listResults(ctx.db, id),
    listDifferences(ctx.db, id),
    correctableUntil(ctx.db, numero),
  ]);
  return { numero, results, differences, correctableUntil: until };
};

/** Those of the numeros of which the results that were entered or reported differ. */
export const listDisputed = async (db: AppContext['db'], ids: readonly bigint[]): Promise<Set<bigint>> => {
  const results = Map.groupBy(await listResultsOf(db, ids), ({ numeroId }) => numeroId);
  return new Set([...results].filter(([, of]) => isDisputed(of)).map(([id]) => id));
};

/** Different selections that are looked at, those with the most at stake first. */
const MOST_SELECTIONS = 20_000;
const PRICE_PLACES = 10_000n;

/** What is at stake on something, and what it pays at most. */
export interface Stake {
  readonly bets: number;
  readonly stake: bigint;
  readonly pays: bigint;
}

export interface Exposure {
  readonly orders: number;
  readonly stake: bigint;
  readonly plays: ReadonlyMap<string, Stake>;
  /** By play and number, of plays of which every combination is one number. */
  readonly numbers: readonly (Stake & { readonly play: string; readonly number: string })[];
}

/** What is at stake on a numero that is not decided: in all, on each play, and on each number. */
export const readExposure = async (ctx: Pick<AppContext, 'db'>, id: bigint): Promise<Exposure> => {
  const numero = await getNumero(ctx, id);
  const round = { source: SOURCE, round: roundOf(numero) };
  const [orders, sums] = await Promise.all([
    countOrdersOf(ctx.db, id),
    sumSelections(ctx.db, round, MOST_SELECTIONS),
  ]);
  const plays = new Map<string, Stake>();
  const numbers = new Map<string, Stake>();
  for (const sum of sums) {
    const spread = spreadOf(gameOf(numero), sum);
    add(plays, sum.market, { bets: sum.bets, stake: sum.stake, pays: spread.pays * BigInt(spread.count) });
    const each = { bets: sum.bets, stake: spread.unit, pays: spread.pays };
    for (const number of spread.numbers) add(numbers, `${sum.market} ${number}`, each);
  }
  return {
    orders,
    stake: sums.reduce((total, { stake }) => total + stake, 0n),
    plays,
    numbers: [...numbers].map(([name, stake]) => {
      const [play = '', number = ''] = name.split(' ');
      return { play, number, ...stake };
    }),
  };
};

const add = (sums: Map<string, Stake>, name: string, more: Stake): void => {
  const { bets, stake, pays } = sums.get(name) ?? { bets: 0, stake: 0n, pays: 0n };
  sums.set(name, { bets: bets + more.bets, stake: stake + more.stake, pays: pays + more.pays });
};

/** What bets on one selection come to for each of its combinations, and the numbers that these are. */
const spreadOf = (game: LotteryGame, { market, pick, price, stake }: SelectionSum) => {
  const play = rulesOf(game).plays.get(market);
  const selection = play && parseSelection(play, pick);
  const count = play !== undefined && typeof selection === 'object' ? play.count(selection) : 1;
  const unit = stake / BigInt(count);
  const odds = BigInt(price.replace('.', ''));
  const items = pick.split(',');
  const isPlain = play?.grammar.parts.length === 1 && items.length === count;
  return { count, unit, pays: (unit * odds) / PRICE_PLACES, numbers: isPlain ? items : [] };
};
