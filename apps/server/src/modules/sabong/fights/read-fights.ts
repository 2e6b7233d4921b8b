import { BusinessError } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { listArenas } from '../arenas/arena-store.ts';
import { listPools } from '../bets/pool-store.ts';
import type { Arena, Fight, PoolRow } from '../types.ts';
import { type Block, listBlocks } from './block-store.ts';
import { findFight, listCard, listCurrent, listOver } from './fight-store.ts';

type Ctx = Pick<AppContext, 'db'>;

/** A fight with what has been accepted on it so far. */
export interface ReadFight {
  readonly fight: Fight;
  readonly arena: Arena;
  readonly pools: readonly PoolRow[];
  readonly blocks: readonly Block[];
}

export const readFights = async ({ db }: Ctx, fights: readonly Fight[]): Promise<ReadFight[]> => {
  const ids = fights.map(({ id }) => id);
  const [arenas, pools, blocks] = await Promise.all([
    listArenas(db),
    listPools(db, ids),
    listBlocks(db, ids),
  ]);
  const [poolsOf, blocksOf] = [
    Map.groupBy(pools, ({ fightId }) => fightId),
    Map.groupBy(blocks, ({ fightId }) => fightId),
  ];
  return fights.flatMap((fight): ReadFight[] => {
    const arena = arenas.find(({ code }) => code === fight.arena);
    if (arena === undefined) return [];
    return [{ fight, arena, pools: poolsOf.get(fight.id) ?? [], blocks: blocksOf.get(fight.id) ?? [] }];
  });
};

export const readFight = async (ctx: Ctx, id: bigint): Promise<ReadFight> => {
  const found = await findFight(ctx.db, id);
  const [read] = found === undefined ? [] : await readFights(ctx, [found]);
  if (read === undefined) throw new BusinessError('not_found');
  return read;
};

/** An arena that is on. */
export const getOpenArena = async ({ db }: Ctx, code: string): Promise<Arena> => {
  const arena = (await listArenas(db)).find((one) => one.code === code && one.isOn);
  if (arena === undefined) throw new BusinessError('not_found');
  return arena;
};

/** The latest card of an arena, in the order of its fights. */
export const readCard = async (ctx: Ctx, arena: string): Promise<ReadFight[]> =>
  readFights(ctx, await listCard(ctx.db, arena));

const isOver = ({ state }: Fight): boolean =>
  state === 'SETTLED' || state === 'RESETTLING' || state === 'CANCELLED';

/** Of fights in their order the one that is on: it takes bets, is fought or waits to be paid; else the next; else the last. */
export const currentOf = (fights: readonly Fight[]): Fight | undefined => {
  return (
    fights.find((fight) => !isOver(fight) && fight.state !== 'UPCOMING') ??
    fights.find((fight) => !isOver(fight)) ??
    fights.at(-1)
  );
};

export interface ReadArena {
  readonly arena: Arena;
  readonly current: ReadFight | null;
  readonly fights: number;
  readonly over: number;
}

/** The arenas that are on, each with the fight that is on there. */
export const readArenas = async (ctx: Ctx): Promise<ReadArena[]> => {
  const arenas = (await listArenas(ctx.db)).filter(({ isOn }) => isOn);
  const currents = await listCurrent(
    ctx.db,
    arenas.map(({ code }) => code),
  );
  const read = new Map((await readFights(ctx, currents)).map((one) => [one.fight.arena, one]));
  const counts = new Map(currents.map(({ arena, fights, over }) => [arena, { fights, over }]));
  return arenas.map((arena) => ({
    arena,
    current: read.get(arena.code) ?? null,
    ...(counts.get(arena.code) ?? { fights: 0, over: 0 }),
  }));
};

/** A page of the fights of an arena that are over, the last one first, and how many there are. */
export const readOver = async (
  ctx: Ctx,
  arena: string,
  page: { readonly no: number; readonly size: number },
) => {
  const { fights, total } = await listOver(ctx.db, arena, {
    limit: page.size,
    offset: (page.no - 1) * page.size,
  });
  return { fights: await readFights(ctx, fights), total };
};
