import { announce, BusinessError, type StaffCaller, transaction, type Transaction } from '@hintha/platform';
import { parsePrice } from '@hintha/sports';
import type { AppContext } from '../../../app-context.ts';
import { actorOf, recordAudit } from '../../audit/index.ts';
import { findMarkets } from '../events/market-store.ts';
import { changedMarkets } from '../live/changes.ts';
import type { SportsMarket } from '../types.ts';
import {
  type ChangedMarket,
  updateMarketSuspended,
  updateOwnPrices,
  updateSuspended,
} from './trading-store.ts';

interface Asked {
  readonly id: bigint;
  readonly reason: string;
}

type Ctx = Pick<AppContext, 'db'>;

/** Stops all bets on an event at once, or lets them go on. */
export const suspendEvent = (
  { db }: Ctx,
  caller: StaffCaller,
  { id, isSuspended, reason }: Asked & { readonly isSuspended: boolean },
): Promise<void> =>
  transaction(db, async (tx) => {
    const code = await updateSuspended(tx, id, isSuspended);
    if (code === undefined) throw new BusinessError('not_found');
    await record(tx, caller, code, { did: isSuspended ? 'suspend' : 'resume', reason });
    for (const event of changedMarkets([id], [])) announce(tx, event);
  });

/** Stops all bets on a market at once, or lets them go on. */
export const suspendMarket = (
  { db }: Ctx,
  caller: StaffCaller,
  { id, isSuspended, reason }: Asked & { readonly isSuspended: boolean },
): Promise<void> =>
  transaction(db, async (tx) => {
    const market = await updateMarketSuspended(tx, id, isSuspended);
    if (market === undefined) throw new BusinessError('not_found');
    const did = isSuspended ? 'suspend' : 'resume';
    await record(tx, caller, market.event, { did, reason, ...nameOf(market) });
    for (const event of changedMarkets([], [market])) announce(tx, event);
  });

/** Offers a market at prices of the staff; null goes back to those of the feed. */
export const setPrices = (
  { db }: Ctx,
  caller: StaffCaller,
  { id, prices, reason }: Asked & { readonly prices: readonly string[] | null },
): Promise<void> =>
  transaction(db, async (tx) => {
    const [before] = await findMarkets(tx, [id]);
    if (before === undefined) throw new BusinessError('not_found');
    const market = await updateOwnPrices(tx, id, prices === null ? null : readPrices(prices, before));
    if (market === undefined) throw new BusinessError('not_found');
    const details = { did: 'prices', reason, prices: prices === null ? 'feed' : prices.join(' ') };
    await record(tx, caller, market.event, { ...details, ...nameOf(market) });
    for (const event of changedMarkets([], [market])) announce(tx, event);
  });

/** A price for each pick of the market. */
const readPrices = (texts: readonly string[], { prices }: Pick<SportsMarket, 'prices'>): number[] => {
  const read = texts.map(parsePrice).filter((price) => price !== 'not_a_price');
  const isWhole = read.length > 0 && read.length === texts.length && read.length === prices.length;
  if (!isWhole) throw new BusinessError('selection_invalid');
  return read.map(Number);
};

const nameOf = ({ code, line }: ChangedMarket) => ({ market: line === '' ? code : `${code} ${line}` });

/** Whatever is done to a market stands under its event, by the code that the console shows. */
const record = (
  tx: Transaction,
  caller: StaffCaller,
  event: string,
  { reason, ...details }: Record<string, string> & { readonly reason: string },
): Promise<void> =>
  recordAudit(tx, {
    actor: actorOf(caller),
    action: 'sports.trade',
    subject: `event:${event}`,
    reason,
    details,
  });
