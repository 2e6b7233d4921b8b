import { transaction, type Transaction } from '@hintha/platform';
import assert from 'node:assert/strict';
import type { AppContext } from '../../../app-context.ts';
import { placeBetsTogether } from '../../bets/index.ts';
import { readSettings } from '../../settings/index.ts';
import { type SharedFight, shareFights } from '../fights/fight-store.ts';
import { mostOn } from '../rules.ts';
import { sabongSettings, type SabongSettings } from '../settings.ts';
import type { SabongBet } from '../types.ts';
import { insertBets } from './bet-store.ts';
import { addToPools, findRoom, type PlacedStake } from './limits.ts';
import { type BetRequest, listResting, objectionTo, toBetOrder, toNewBet } from './place-bet.ts';

/** Nobody waits for longer because somebody else's wallet is held. */
const MOST_WAIT_MS = 500;

type Ctx = Pick<AppContext, 'db' | 'clock'>;

/**
 * Takes the bets of several members in one transaction, those of them that nothing speaks against. Whoever is left out is
 * placed alone, which tells why; so is everybody where it fails as a whole, such as for one that came after the close.
 */
export const placeTogether = async (
  ctx: Ctx,
  requests: readonly BetRequest[],
): Promise<ReadonlyMap<BetRequest, SabongBet>> => {
  const settings = await readSettings(ctx.db, sabongSettings);
  const fitting = requests.filter(
    ({ pick, stake }) => stake >= settings.leastBet && stake <= mostOn(pick, settings),
  );
  if (fitting.length === 0) return new Map();
  return transaction(ctx.db, (tx) => write(ctx, tx, fitting, settings));
};

interface Asked extends PlacedStake {
  readonly request: BetRequest;
}

const write = async (
  { clock }: Ctx,
  tx: Transaction,
  requests: readonly BetRequest[],
  settings: SabongSettings,
): Promise<Map<BetRequest, SabongBet>> => {
  const ids = [...new Set(requests.map(({ fightId }) => fightId))];
  const fights = new Map((await shareFights(tx, ids, MOST_WAIT_MS)).map((fight) => [fight.id, fight]));
  const resting = await listResting(tx, [...new Set([...fights.values()].map(({ arena }) => arena))]);
  const open = requests.flatMap((request) => toAsked(request, fights.get(request.fightId)));
  const asked = await findRoom(
    tx,
    open.filter(({ fight }) => !resting.has(fight.arena)),
    settings,
  );
  const now = clock.now();
  const taken = await placeBetsTogether(
    tx,
    asked.map(({ request, fight }) => [toBetOrder(request, fight, now)]),
  );
  const placed = asked.filter(({ accountId }) => taken.has(accountId));
  const written = await insertBets(
    tx,
    placed.map(({ request, accountId }) => toNewBet(request, taken.get(accountId)?.[0] ?? '')),
  );
  assert(written.size === placed.length, 'a bet was known whose stake was not');
  if (placed.length > 0) await addToPools(tx, placed, settings);
  return new Map(
    placed.flatMap(({ request, accountId }): [BetRequest, SabongBet][] => {
      const bet = written.get(accountId);
      return bet === undefined ? [] : [[request, bet]];
    }),
  );
};

const toAsked = (request: BetRequest, fight: SharedFight | undefined): Asked[] => {
  const { accountId, pick, stake } = request;
  if (fight === undefined || objectionTo(fight, pick) !== null) return [];
  return [{ request, accountId, fight, pick, stake }];
};
