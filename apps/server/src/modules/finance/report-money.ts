import { addMoney } from '@hintha/money';
import { BusinessError } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { teamBranches } from '../agents/index.ts';
import { betGames } from '../bets/index.ts';
import { findGames, type KnownGame } from '../catalogue/index.ts';
import { findAccountNames } from '../identity/index.ts';
import {
  type DayAggregate,
  type DayAggregates,
  type DayReport,
  isSystemAccountName,
  isPostingKind,
  type AggregateOrder,
  readDayAggregates,
  readMoneyReport,
} from '../wallet/index.ts';

const MOST_DAYS = 31;
const DAY_MS = 86_400_000;

/** The money of all members day by day, a month at most. */
export const reportMoney = async (
  ctx: AppContext,
  { from, to }: { from: string; to: string },
): Promise<DayReport[]> => {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  if (days < 1 || days > MOST_DAYS) {
    const problem = `must be 1 to ${MOST_DAYS} days before to`;
    throw new BusinessError('bad_request', { fields: [{ field: 'from', problem }] });
  }
  return readMoneyReport(ctx.db, from, to);
};

export interface AggregateQuery {
  readonly day: string;
  readonly by: 'vendor' | 'game' | 'team' | 'wallet' | 'currency';
  /** Empty for every kind, system account, vendor, game or team. */
  readonly kind: string;
  readonly systemAccount: string;
  readonly vendor: string;
  readonly game: string;
  readonly team: string;
  readonly after: string;
}

export type NamedAggregate = DayAggregate & { readonly name: string };
export interface NamedAggregates extends Omit<DayAggregates, 'aggregates'> {
  readonly aggregates: readonly NamedAggregate[];
  /** The account of the agent whose team alone is shown. */
  readonly team: string | null;
}

/** What belongs to no vendor, game or team. */
const NONE = 'none';
const PAGE = 100;

type Games = Map<string, KnownGame>;

/** The aggregates of a day with their names; an aggregate that is asked for by its id narrows all the others. */
export const readAggregates = async (ctx: AppContext, query: AggregateQuery): Promise<NamedAggregates> => {
  const order = await toOrder(ctx, query);
  const found = await readDayAggregates(ctx.db, betGames(), order);
  return {
    ...found,
    aggregates: await nameAggregates(ctx, query.by, found.aggregates),
    team: await nameTeam(ctx, query.team),
  };
};

const nameTeam = async ({ db }: AppContext, team: string): Promise<string | null> => {
  if (team === '' || team === NONE) return null;
  const id = BigInt(team);
  return (await findAccountNames(db, [id])).get(id)?.name ?? null;
};

const toOrder = async (ctx: AppContext, query: AggregateQuery): Promise<AggregateOrder> => {
  const order = {
    day: query.day,
    by: query.by === 'vendor' ? ('game' as const) : query.by,
    ...lineOf(query),
    ...teamOf(query),
    after: BigInt(query.after),
    limit: PAGE,
  };
  return { ...order, games: await wantedGames(ctx, query, { ...order, by: 'game', games: null }) };
};

const lineOf = ({ kind, systemAccount }: AggregateQuery): Pick<AggregateOrder, 'kind' | 'systemAccount'> => {
  if (kind !== '' && !isPostingKind(kind)) throw unknown('kind');
  if (systemAccount !== '' && !isSystemAccountName(systemAccount)) throw unknown('systemAccount');
  return { kind: kind === '' ? null : kind, systemAccount: systemAccount === '' ? null : systemAccount };
};

const teamOf = ({ team, by }: AggregateQuery): Pick<AggregateOrder, 'branches' | 'within'> => {
  if (team === '') return { branches: by === 'team' ? teamBranches(null) : null, within: 'all' };
  if (team === NONE) return { branches: teamBranches(null), within: 'none' };
  if (!/^\d{1,18}$/.test(team)) throw unknown('team');
  return { branches: teamBranches(BigInt(team)), within: 'team' };
};

const unknown = (field: string) =>
  new BusinessError('bad_request', { fields: [{ field, problem: 'is unknown' }] });

/** The titles of the vendor or the one that is asked for; a vendor's are found among those that were played. */
const wantedGames = async (
  ctx: AppContext,
  { vendor, game }: AggregateQuery,
  everything: AggregateOrder,
): Promise<AggregateOrder['games']> => {
  if (game !== '') return [pairOf(game === NONE ? '' : game)];
  if (vendor === '') return null;
  const { aggregates } = await readDayAggregates(ctx.db, betGames(), everything);
  const games = await gamesOf(ctx, aggregates);
  return aggregates.filter(({ id }) => vendorOf(id, games).id === vendor).map(({ id }) => pairOf(id));
};

const pairOf = (id: string): { source: string; game: string } => {
  const [source = '', ...game] = id.split('/');
  return { source, game: game.join('/') };
};

const gamesOf = (ctx: AppContext, aggregates: readonly DayAggregate[]): Promise<Games> =>
  findGames(
    ctx.db,
    aggregates.map(({ id }) => pairOf(id)).map(({ source, game }) => ({ source, gameId: game })),
  );

/** Whose title it is; one that was never listed goes by the source that it came through. */
const vendorOf = (id: string, games: Games): { id: string; name: string } => {
  const game = games.get(id);
  if (game !== undefined) return { id: game.vendor, name: game.vendorName };
  const { source } = pairOf(id);
  return { id: source || NONE, name: source };
};

const nameAggregates = async (
  ctx: AppContext,
  by: AggregateQuery['by'],
  aggregates: readonly DayAggregate[],
): Promise<NamedAggregate[]> => {
  if (by === 'currency') return aggregates.map((aggregate) => ({ ...aggregate, name: aggregate.id }));
  if (by === 'vendor') return byVendor(aggregates, await gamesOf(ctx, aggregates));
  if (by === 'game') {
    const games = await gamesOf(ctx, aggregates);
    return aggregates.map((aggregate) => ({
      ...aggregate,
      id: aggregate.id || NONE,
      name: titleOf(aggregate.id, games),
    }));
  }
  const ids = aggregates.filter(({ id }) => id !== '').map(({ id }) => BigInt(id));
  const accounts = await findAccountNames(ctx.db, ids);
  return aggregates.map((aggregate) => {
    const name = aggregate.id === '' ? '' : (accounts.get(BigInt(aggregate.id))?.name ?? aggregate.id);
    return { ...aggregate, id: aggregate.id || NONE, name };
  });
};

const titleOf = (id: string, games: Games): string => {
  const game = games.get(id);
  return game === undefined ? id : (game.names.en ?? game.title);
};

const byVendor = (aggregates: readonly DayAggregate[], games: Games): NamedAggregate[] => {
  const vendors = Map.groupBy(aggregates, ({ id }) => vendorOf(id, games).id);
  return [...vendors].map(([id, own]) => ({
    ...own.reduce(join),
    id,
    name: vendorOf(own[0]?.id ?? '', games).name,
  }));
};

const join = (a: DayAggregate, b: DayAggregate): DayAggregate => ({
  ...a,
  lines: [
    ...Map.groupBy(
      [...a.lines, ...b.lines],
      ({ kind, systemAccount }) => `${kind} ${systemAccount}`,
    ).values(),
  ].map((same) =>
    same.reduce((x, y) => ({
      ...x,
      amount: addMoney(x.amount, y.amount),
      postings: x.postings + y.postings,
    })),
  ),
  amount: addMoney(a.amount, b.amount),
  postings: a.postings + b.postings,
});
