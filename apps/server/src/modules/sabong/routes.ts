import { sabong } from '@hintha/contract';
import { serve, type Served, serveVisitor } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { readSettings } from '../settings/index.ts';
import { listArenas } from './arenas/arena-store.ts';
import { openBetWriter } from './bets/bet-writer.ts';
import { listBets, type ReadBet, readBets } from './bets/list-bets.ts';
import { readClock } from './fights/fight-store.ts';
import { currentOf, getOpenArena, readArenas, readCard, readFight, readOver } from './fights/read-fights.ts';
import { sabongSettings } from './settings.ts';
import { nameIn, toArenaView, toBetView, toFightView, toLimitsView } from './views.ts';

/** What anybody may know: arenas, cards, fights with their pools, and results. */
const publicRoutes = (ctx: AppContext): Served[] => [
  serveVisitor(sabong.listSabongArenas, async ({ language }) => {
    const [now, settings, arenas] = await Promise.all([
      readClock(ctx.db),
      readSettings(ctx.db, sabongSettings),
      readArenas(ctx),
    ]);
    return {
      now: now.getTime(),
      limits: toLimitsView(settings),
      arenas: arenas.map((arena) => toArenaView(arena, language)),
    };
  }),
  serveVisitor(sabong.readSabongCard, async ({ params, language }) => {
    const arena = await getOpenArena(ctx, params.arena);
    const [now, settings, card] = await Promise.all([
      readClock(ctx.db),
      readSettings(ctx.db, sabongSettings),
      readCard(ctx, arena.code),
    ]);
    const fights = card.map(({ fight }) => fight);
    const current = currentOf(fights);
    const views = card.map(toFightView);
    const over = views.filter(({ state }) => state === 'SETTLED' || state === 'CANCELLED').length;
    return {
      now: now.getTime(),
      limits: toLimitsView(settings),
      arena: toArenaView(
        {
          arena,
          fights: card.length,
          over,
          current: card.find(({ fight }) => fight.id === current?.id) ?? null,
        },
        language,
      ),
      event: fights[0]?.event ?? null,
      fights: views,
    };
  }),
  serveVisitor(sabong.readSabongFight, async ({ params }) =>
    toFightView(await readFight(ctx, BigInt(params.id))),
  ),
  serveVisitor(sabong.listSabongResults, async ({ params, query: { pageNo: no, pageSize: size } }) => {
    const { code } = await getOpenArena(ctx, params.arena);
    const { fights, total } = await readOver(ctx, code, { no, size });
    return { list: fights.map(toFightView), total, totalPages: Math.ceil(total / size) };
  }),
];

/** What a member bets. */
const betRoutes = (ctx: AppContext): Served[] => {
  const takeBet = openBetWriter(ctx);
  const toViews = async (bets: readonly ReadBet[], language: string) => {
    const arenas = new Map((await listArenas(ctx.db)).map((arena) => [arena.code, arena]));
    return bets.map((read) => {
      const arena = arenas.get(read.fight.arena);
      return toBetView(read, arena === undefined ? read.fight.arena : nameIn(arena, language));
    });
  };
  return [
    serve(sabong.placeSabongBet, async ({ caller: { accountId }, body, language }) => {
      const { pick, stake, requestId } = body;
      const bet = await takeBet({ accountId, fightId: BigInt(body.fightId), pick, stake, requestId });
      const [view] = await toViews(await readBets(ctx, accountId, [bet]), language);
      if (view === undefined) throw new Error(`bet ${bet.id} cannot be read`);
      return view;
    }),
    serve(sabong.listSabongBets, async ({ caller: { accountId }, query, language }) => {
      const { pageNo: no, pageSize: size } = query;
      const fightId = query.fightId === undefined ? undefined : BigInt(query.fightId);
      const { bets, total } = await listBets(ctx, { accountId, fightId }, { no, size });
      return { list: await toViews(bets, language), total, totalPages: Math.ceil(total / size) };
    }),
  ];
};

export const routes = (ctx: AppContext): Served[] => [...publicRoutes(ctx), ...betRoutes(ctx)];
