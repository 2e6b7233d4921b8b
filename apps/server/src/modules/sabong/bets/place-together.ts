import { BusinessError, transaction, type Transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { readSettings } from '../../settings/index.ts';
import { type SharedFight, shareFights } from '../fights/fight-store.ts';
import { sabongSettings, type SabongSettings } from '../settings.ts';
import type { SabongBet } from '../types.ts';
import { listRequestedBets } from './bet-store.ts';
import { findRoom, fitsAmount } from './limits.ts';
import { type BetRequest, listResting, objectionTo, toBooked } from './place-bet.ts';
import { placing } from './placement.ts';

/** Nobody waits for longer because somebody else's wallet is held. */
const MOST_WAIT_MS = 500;

type Ctx = Pick<AppContext, 'db' | 'clock'>;

/**
 * Takes the bets of several members in one transaction, those of them that nothing speaks against, and refuses those that
 * come after the close, when many do. Whoever is left out is placed alone, which tells why; so is everybody where it fails
 * as a whole.
 */
export const placeTogether = async (
  ctx: Ctx,
  requests: readonly BetRequest[],
): Promise<ReadonlyMap<BetRequest, SabongBet | BusinessError>> => {
  const settings = await readSettings(ctx.db, sabongSettings);
  const fitting = requests.filter(({ pick, stake }) => fitsAmount(pick, stake, settings));
  if (fitting.length === 0) return new Map();
  const { taken, late } = await transaction(ctx.db, (tx) => write(ctx, tx, fitting, settings));
  if (late.length === 0) return taken;
  // What was placed before is answered as it was then, though its fight is closed by now.
  const repeated = await listRequestedBets(ctx.db, late);
  const refused = late.filter(({ requestId }) => !repeated.has(requestId.toLowerCase()));
  return new Map<BetRequest, SabongBet | BusinessError>([
    ...taken,
    ...refused.map((request) => [request, new BusinessError('fight_closed')] as const),
  ]);
};

interface Written {
  readonly taken: ReadonlyMap<BetRequest, SabongBet>;
  readonly late: readonly BetRequest[];
}

const write = async (
  { clock }: Ctx,
  tx: Transaction,
  requests: readonly BetRequest[],
  settings: SabongSettings,
): Promise<Written> => {
  const ids = [...new Set(requests.map(({ fightId }) => fightId))];
  const fights = new Map((await shareFights(tx, ids, MOST_WAIT_MS)).map((fight) => [fight.id, fight]));
  const resting = await listResting(tx, [...new Set([...fights.values()].map(({ arena }) => arena))]);
  const objections = Map.groupBy(requests, ({ fightId, pick }) => objectionTo(fights.get(fightId), pick));
  const late = objections.get('fight_closed') ?? [];
  const open = (objections.get(null) ?? []).flatMap((request) => {
    const fight = fights.get(request.fightId);
    return fight === undefined || resting.has(fight.arena) ? [] : [{ ...request, request, fight }];
  });
  const roomy = await findRoom(tx, open, settings);
  return { taken: await writeLast(tx, roomy, settings, clock.now()), late };
};

interface Asked {
  readonly request: BetRequest;
  readonly fight: SharedFight;
}

const writeLast = async (
  tx: Transaction,
  asked: readonly Asked[],
  settings: SabongSettings,
  now: Date,
): Promise<Map<BetRequest, SabongBet>> => {
  if (asked.length === 0) return new Map();
  const orders = asked.map(({ request, fight }) => toBooked(request, fight, settings, now));
  const written = await placing.placeLast(tx, orders);
  return new Map(
    asked.flatMap(({ request }): [BetRequest, SabongBet][] => {
      const { requestId: _, ...bet } = request;
      const row = written.get(request.accountId);
      if (row === undefined) return [];
      return [[request, { ...bet, id: row.id, betId: row.betIds[0] ?? '', placedAt: row.placedAt }]];
    }),
  );
};
