import { ZERO, type Money } from '@hintha/money';
import type { House } from '../../../../house.ts';
import { findConnection } from '../../connection-store.ts';
import { askForRounds } from '../../feed/ask-for-rounds.ts';
import { askBalance } from '../ask-balance.ts';
import { begin } from '../begin.ts';
import { carryOut } from '../carry-out.ts';
import { CALL_PATIENCE_MS } from '../rules.ts';
import { findByRequest } from '../transfer-store.ts';
import type { Transfer, VendorWallet } from '../types.ts';
import { isKeeper } from '../vendor-client.ts';
import { listWallets, markHome } from '../wallet-store.ts';

/** The balance may fall between question and order, because somebody plays. */
const MOST_TRIES = 3;

export interface Returned {
  readonly vendor: string;
  readonly name: string;
  readonly amount: Money;
  /** done: it is home · open: on its way · failed: the vendor did not answer, and nothing moved. */
  readonly state: 'done' | 'open' | 'failed';
}

export interface ReturnOrder {
  readonly accountId: bigint;
  /** Null for all vendors. */
  readonly vendor: string | null;
  readonly requestId: string;
}

/** Brings home what an account has at vendors; vendors with nothing are left out. */
export const returnFunds = async (house: House, order: ReturnOrder): Promise<Returned[]> => {
  const wallets = await listWallets(house.db, order.accountId);
  const wanted = wallets.filter(({ connection }) => order.vendor === null || connection === order.vendor);
  const returned = await Promise.all(wanted.map((wallet) => bringHome(house, wallet, order.requestId)));
  return returned.filter((one) => one !== null);
};

/** Brings one wallet home; null when there is nothing in it. */
export const bringHome = async (
  house: House,
  wallet: VendorWallet,
  requestId: string,
): Promise<Returned | null> => {
  const { connection: vendor, name } = wallet;
  const last = await tryToReturn(house, wallet, requestId);
  if (last === 'empty') {
    // Everything may have been lost there.
    await askForRounds(house.db, vendor);
    await markHome(house.db, wallet);
    return null;
  }
  if (last === 'no_answer' || last.state === 'refused')
    return { vendor, name, amount: wallet.balance, state: 'failed' };
  await markHome(house.db, wallet);
  return { vendor, name, amount: last.amount, state: last.state === 'done' ? 'done' : 'open' };
};

const tryToReturn = async (
  house: House,
  wallet: VendorWallet,
  requestId: string,
): Promise<Transfer | 'empty' | 'no_answer'> => {
  const { accountId, account, connection } = wallet;
  const keeper = await findConnection(house.db, connection);
  if (!isKeeper(keeper)) return 'no_answer';
  for (let attempt = 1; attempt <= MOST_TRIES; attempt += 1) {
    // The dot keeps these names apart from those that members give.
    const name = `${requestId}.${connection}.${attempt}`;
    const known = await findByRequest(house.db, accountId, name);
    if (known !== undefined && known.state !== 'refused') return known;
    if (known !== undefined) continue;
    const told = await askBalance(house, keeper, { account, patienceMs: CALL_PATIENCE_MS });
    if (told === undefined) return 'no_answer';
    if (told.balance === ZERO) return 'empty';
    const order = { accountId, account, connection, direction: 'out', amount: told.balance } as const;
    const begun = await begin(house, { ...order, requestId: name });
    if (begun === undefined) continue;
    const done = await carryOut(house, keeper, begun);
    if (done.reason !== 'insufficient_funds') return done;
  }
  return 'no_answer';
};
