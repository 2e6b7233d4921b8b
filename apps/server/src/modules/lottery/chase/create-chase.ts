import { money, type Money, sumMoney } from '@hintha/money';
import { BusinessError, type Database, transaction, type Transaction } from '@hintha/platform';
import assert from 'node:assert/strict';
import type { AppContext } from '../../../app-context.ts';
import { isRestricted } from '../../protection/index.ts';
import { readSettings } from '../../settings/index.ts';
import { lotteryGame } from '../games.ts';
import { findNumerosBy, readClock } from '../numeros/numero-store.ts';
import { refuseLittle, refuseMode } from '../orders/place-order.ts';
import { type AskedBet, priceBet } from '../orders/price-bet.ts';
import { refuseResting } from '../orders/write-order.ts';
import { readModes } from '../prize-modes/read-modes.ts';
import { roundOf } from '../rules.ts';
import { lotterySettings } from '../settings.ts';
import type { LotteryGame, Numero } from '../types.ts';
import { advanceChase, askForNext } from './advance-chases.ts';
import {
  findChase,
  findRequestedChase,
  insertChase,
  insertItems,
  listItems,
  type NewChase,
} from './chase-store.ts';
import { holdWaiting } from './hold-waiting.ts';
import type { Chase } from './types.ts';

export interface ChaseRequest extends AskedBet {
  readonly accountId: bigint;
  readonly game: string;
  readonly prizeMode: number;
  readonly items: readonly { readonly numero: string; readonly multiple: number }[];
  readonly stopOnWin: boolean;
  readonly requestId: string;
}

const MOST_ITEMS = 120;
const MOST_TIMES = 9_999;

interface PlannedItem {
  readonly numeroId: bigint;
  readonly multiple: number;
  readonly stake: Money;
}

/** Plays one selection on numeros ahead: holds the whole cost, and bets at once on the numero that is open. */
export const createChase = async (ctx: AppContext, request: ChaseRequest): Promise<Chase> => {
  const { accountId, requestId } = request;
  const game = lotteryGame(request.game);
  // What is drawn for each order has no numero ahead.
  if (game === undefined || game.schedule.kind === 'instant') throw new BusinessError('not_found');
  const earlier = await findRequestedChase(ctx.db, accountId, requestId);
  const planned = await plan(ctx, game, request, earlier !== undefined);
  const chase = earlier ?? (await transaction(ctx.db, (tx) => write(tx, planned)));
  const written = shapeOf({ chase, items: await listItems(ctx.db, [chase.id]) });
  if (written !== shapeOf(planned)) throw new BusinessError('key_reused');
  await advanceChase(ctx, chase.id);
  await askForNext(ctx);
  const begun = await findChase(ctx.db, chase.id);
  assert(begun !== undefined, `chase ${chase.id} is gone`);
  return begun;
};

interface Planned {
  readonly chase: NewChase;
  readonly items: readonly PlannedItem[];
}

/** What two requests of one key have in common. */
const shapeOf = ({
  chase,
  items,
}: {
  chase: Omit<NewChase, 'requestId'>;
  items: Planned['items'];
}): string => {
  const { game, play, pick, unitStake, prizeMode, stopOnWin } = chase;
  const numeros = items.map(({ numeroId, multiple }) => `${numeroId}x${multiple}`);
  return [game, play, pick, unitStake, prizeMode, stopOnWin, ...numeros].join('/');
};

/** What a chase comes to. One that was asked for before is not late now. */
const plan = async (
  ctx: AppContext,
  game: LotteryGame,
  request: ChaseRequest,
  isRepeated: boolean,
): Promise<Planned> => {
  const { accountId, prizeMode, stopOnWin, requestId, play, unitStake } = request;
  if (!isRepeated) await refuse(ctx, game, request);
  const numeros = await readNumeros(ctx.db, game, request, isRepeated);
  const items = numeros.map(([numero, multiple]): PlannedItem => {
    const { stake } = priceBet(
      game,
      numero.code,
      { ...request, unitStake: times(unitStake, multiple) },
      prizeMode,
    );
    return { numeroId: numero.id, multiple, stake };
  });
  const { leastOrder } = await readSettings(ctx.db, lotterySettings);
  for (const { stake } of items) refuseLittle(stake, { leastOrder });
  const { selection } = priceBet(game, '', request, prizeMode);
  const stake = sumMoney(items.map((item) => item.stake));
  const chase = { accountId, game: game.code, play, pick: selection.pick, unitStake, prizeMode, stopOnWin };
  return { chase: { ...chase, stake, requestId }, items };
};

const times = (unitStake: Money, multiple: number): Money => money(unitStake * BigInt(multiple));

const refuse = async (ctx: AppContext, game: LotteryGame, request: ChaseRequest): Promise<void> => {
  const [modes, isStopped] = await Promise.all([
    readModes(ctx.db, request.accountId, game),
    isRestricted(ctx, ctx.db, request.accountId, 'BETTING'),
    refuseResting(ctx, game),
  ]);
  if (isStopped) throw new BusinessError('betting_stopped');
  refuseMode(request.prizeMode, modes);
};

/** The numeros with their multiples, the next one first. */
const readNumeros = async (
  db: Database,
  game: LotteryGame,
  { items }: ChaseRequest,
  isRepeated: boolean,
): Promise<[Numero, number][]> => {
  const codes = items.map(({ numero }) => numero);
  const isPlan =
    codes.length > 0 &&
    codes.length <= MOST_ITEMS &&
    new Set(codes).size === codes.length &&
    items.every(({ multiple }) => Number.isInteger(multiple) && multiple > 0 && multiple <= MOST_TIMES);
  if (!isPlan) throw new BusinessError('bad_request');
  const [known, now] = await Promise.all([
    findNumerosBy(
      db,
      codes.map((code) => ({ game: game.code, code })),
    ),
    readClock(db),
  ]);
  const chased = items.map(({ numero, multiple }): [Numero, number] => {
    const found = known.get(roundOf({ game: game.code, code: numero }));
    if (found === undefined) throw new BusinessError('not_found');
    const isAhead = found.state === 'SCHEDULED' && found.locksAt > now;
    if (!isAhead && !isRepeated) throw new BusinessError('numero_locked');
    return [found, multiple];
  });
  return chased.toSorted(([a], [b]) => a.locksAt.getTime() - b.locksAt.getTime());
};

const write = async (tx: Transaction, { chase, items }: Planned): Promise<Chase> => {
  const written = await insertChase(tx, chase);
  if (written === undefined) {
    const first = await findRequestedChase(tx, chase.accountId, chase.requestId);
    assert(first !== undefined, 'a chase stood in the way that is not there');
    return first;
  }
  await insertItems(tx, written.id, items);
  if (!(await holdWaiting(tx, written))) throw new BusinessError('insufficient_funds');
  return written;
};
