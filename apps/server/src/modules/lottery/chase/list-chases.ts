import { type Money, sumMoney, ZERO } from '@hintha/money';
import { BusinessError, transaction } from '@hintha/platform';
import assert from 'node:assert/strict';
import type { AppContext } from '../../../app-context.ts';
import { type Bet, findBets } from '../../bets/index.ts';
import { findNumeros } from '../numeros/numero-store.ts';
import { listOrdersBy } from '../orders/order-store.ts';
import { CANCELLED } from '../orders/withdraw-bets.ts';
import { movedTo } from '../rules.ts';
import { gameOf } from '../settlement/publish-result.ts';
import { cancelWaiting, countChases, listItems, lockChase, selectChases } from './chase-store.ts';
import { holdRest, releaseHeld } from './hold-waiting.ts';
import type { Chase, ChaseItem } from './types.ts';

/** What became of an item: while it waits, or was given back, by itself; else by its bet, as it stands now. */
export type ChasedState = 'WAITING' | 'PLACED' | 'WON' | 'LOST' | 'VOID' | 'CANCELLED';

export interface ChasedItem {
  readonly issue: string;
  readonly movedTo: string | null;
  readonly drawsAt: Date;
  readonly multiple: number;
  readonly stake: Money;
  readonly state: ChasedState;
  readonly payout: Money;
}

export interface PlayedChase {
  readonly chase: Chase;
  readonly items: readonly ChasedItem[];
  readonly refunded: Money;
  readonly payout: Money;
}

/** Chases of a member with what has become of their items. */
export const readChased = async (
  { db }: Pick<AppContext, 'db'>,
  accountId: bigint,
  chases: readonly Chase[],
): Promise<PlayedChase[]> => {
  const items = await listItems(
    db,
    chases.map(({ id }) => id),
  );
  const [numeros, orders] = await Promise.all([
    findNumeros(db, [...new Set(items.map(({ numeroId }) => numeroId))]),
    listOrdersBy(
      db,
      items.flatMap(({ orderId }) => orderId ?? []),
    ),
  ]);
  const bets = await findBets(
    db,
    accountId,
    [...orders.values()].flatMap(({ betIds }) => betIds),
  );
  const chased = (item: ChaseItem): ChasedItem => {
    const bet = bets.get(orders.get(item.orderId ?? 0n)?.betIds[0] ?? '');
    const { multiple, stake } = item;
    const numero = numeros.get(item.numeroId);
    assert(numero !== undefined, `an item of chase ${item.chaseId} is of no numero`);
    return {
      issue: numero.code,
      movedTo: movedTo(gameOf(numero), numero),
      drawsAt: numero.drawsAt,
      multiple,
      stake,
      state: stateOf(item, bet),
      payout: bet?.payout ?? ZERO,
    };
  };
  const itemsOf = Map.groupBy(items, ({ chaseId }) => chaseId);
  return chases.map((chase) => toPlayed(chase, (itemsOf.get(chase.id) ?? []).map(chased)));
};

const stateOf = ({ state }: ChaseItem, bet: Bet | undefined): ChasedState => {
  if (bet === undefined) return state === 'DECIDED' ? 'PLACED' : state;
  if (bet.state === 'open') return 'PLACED';
  if (bet.state === 'void') return bet.voidReason === CANCELLED ? 'CANCELLED' : 'VOID';
  return bet.payout > 0n ? 'WON' : 'LOST';
};

const toPlayed = (chase: Chase, items: readonly ChasedItem[]): PlayedChase => {
  const refunded = items.filter(({ state }) => state === 'VOID' || state === 'CANCELLED');
  return {
    chase,
    items,
    refunded: sumMoney(refunded.map(({ stake }) => stake)),
    payout: sumMoney(items.map(({ payout }) => payout)),
  };
};

/** A page of a member's chases, newest first, and how many there are. */
export const listChases = async (
  ctx: Pick<AppContext, 'db'>,
  filter: { readonly accountId: bigint; readonly game: string | null },
  page: { readonly no: number; readonly size: number },
): Promise<{ readonly chases: PlayedChase[]; readonly total: number }> => {
  const [chases, total] = await Promise.all([
    selectChases(ctx.db, filter, { limit: page.size, offset: (page.no - 1) * page.size }),
    countChases(ctx.db, filter),
  ]);
  return { chases: await readChased(ctx, filter.accountId, chases), total };
};

/** Ends a chase of the caller: what is no bet yet is given back, what is a bet stands. */
export const cancelChase = (ctx: AppContext, accountId: bigint, id: bigint): Promise<Chase> =>
  transaction(ctx.db, async (tx) => {
    const chase = await lockChase(tx, id);
    if (chase?.accountId !== accountId) throw new BusinessError('not_found');
    if (chase.state === 'ENDED') return chase;
    await cancelWaiting(tx, id);
    await releaseHeld(tx, chase);
    await holdRest(tx, chase);
    return (await lockChase(tx, id)) ?? chase;
  });
