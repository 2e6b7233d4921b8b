import { transaction, type Transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { type Bet, findBets } from '../../bets/index.ts';
import { lockWallets } from '../../wallet/index.ts';
import { findNumeros, shareNumeros } from '../numeros/numero-store.ts';
import { listOrdersBy } from '../orders/order-store.ts';
import { withdrawBets, type Withdrawal } from '../orders/withdraw-bets.ts';
import { listItems, lockChase, readTimes, updateItems } from './chase-store.ts';
import { holdRest, releaseHeld } from './hold-waiting.ts';
import type { Chase, ChaseItem } from './types.ts';

/**
 * Looks at what became of a chase's numeros: after a win it stops where it was asked to, what was called off or missed
 * is given back. Answers the items whose numero takes bets now.
 */
export const decideChase = (ctx: AppContext, id: bigint): Promise<ChaseItem[]> =>
  transaction(ctx.db, async (tx) => {
    const chase = await lockChase(tx, id);
    if (chase === undefined || chase.state === 'ENDED') return [];
    const items = (await listItems(tx, [id])).filter(
      ({ state }) => state === 'WAITING' || state === 'PLACED',
    );
    const [waiting, placed] = [items.filter(isWaiting), items.filter((item) => !isWaiting(item))];
    const times = await readTimes(
      tx,
      waiting.map(({ numeroId }) => numeroId),
    );
    const decided = await findDecided(tx, chase, placed);
    const isOver = ({ numeroId }: ChaseItem): boolean => times.get(numeroId)?.isOver ?? false;
    const stops = chase.stopOnWin && decided.some(({ bet: { payout } }) => payout > 0n);
    const ended = stops ? waiting : waiting.filter(isOver);
    if (decided.length > 0 || ended.length > 0) await end(ctx, tx, { chase, placed, decided, ended, stops });
    return stops ? [] : waiting.filter(({ numeroId }) => times.get(numeroId)?.isOpen);
  });

const isWaiting = ({ state }: ChaseItem): boolean => state === 'WAITING';

interface DecidedItem {
  readonly item: ChaseItem;
  readonly bet: Bet;
}

/** The items whose bet has its result, or was taken back. */
const findDecided = async (
  tx: Transaction,
  { accountId }: Chase,
  placed: readonly ChaseItem[],
): Promise<DecidedItem[]> => {
  const orders = await listOrdersBy(
    tx,
    placed.flatMap(({ orderId }) => orderId ?? []),
  );
  const betIdOf = ({ orderId }: ChaseItem) => orders.get(orderId ?? 0n)?.betIds[0] ?? '';
  const bets = await findBets(tx, accountId, placed.map(betIdOf));
  return placed.flatMap((item) => {
    const bet = bets.get(betIdOf(item));
    return bet === undefined || bet.state === 'open' ? [] : [{ item, bet }];
  });
};

interface Ending {
  readonly chase: Chase;
  readonly placed: readonly ChaseItem[];
  readonly decided: readonly DecidedItem[];
  /** What becomes no bet. */
  readonly ended: readonly ChaseItem[];
  readonly stops: boolean;
}

const end = async (ctx: AppContext, tx: Transaction, ending: Ending): Promise<void> => {
  const { chase, placed, decided, ended, stops } = ending;
  const done = decided.map(({ item }) => item);
  const withdrawn = stops
    ? await withdrawOpen(
        ctx,
        tx,
        chase,
        placed.filter((item) => !done.includes(item)),
      )
    : [];
  await updateItems(tx, chase.id, [...done, ...withdrawn], 'DECIDED');
  const numeros = await findNumeros(
    tx,
    ended.map(({ numeroId }) => numeroId),
  );
  const isVoid = ({ numeroId }: ChaseItem): boolean => numeros.get(numeroId)?.state === 'VOID';
  await updateItems(tx, chase.id, ended.filter(isVoid), 'VOID');
  await updateItems(
    tx,
    chase.id,
    ended.filter((item) => !isVoid(item)),
    'CANCELLED',
  );
  await releaseHeld(tx, chase);
  await holdRest(tx, chase);
};

/** Takes back the bets of numeros that still take bets; what is locked stands (rule book, section 5). */
const withdrawOpen = async (
  ctx: AppContext,
  tx: Transaction,
  { accountId }: Chase,
  placed: readonly ChaseItem[],
): Promise<ChaseItem[]> => {
  const numeros = await findNumeros(
    tx,
    placed.map(({ numeroId }) => numeroId),
  );
  const orders = await listOrdersBy(
    tx,
    placed.flatMap(({ orderId }) => orderId ?? []),
  );
  const open: (Omit<Withdrawal, 'bets'> & { readonly item: ChaseItem })[] = [];
  const shared = new Map((await shareNumeros(tx, [...numeros.values()])).map((one) => [one.id, one]));
  for (const item of placed) {
    const [order, numero] = [orders.get(item.orderId ?? 0n), numeros.get(item.numeroId)];
    const own = numero && shared.get(numero.id);
    if (order !== undefined && own?.isOpen) open.push({ item, order, numero: own });
  }
  if (open.length > 0) await lockWallets(tx, [accountId]);
  for (const { order, numero } of open) {
    const bets = [...(await findBets(tx, accountId, order.betIds)).values()];
    const standing = bets.filter(({ state }) => state === 'open');
    if (standing.length > 0) await withdrawBets(ctx, tx, { order, numero, bets: standing });
  }
  return open.map(({ item }) => item);
};
