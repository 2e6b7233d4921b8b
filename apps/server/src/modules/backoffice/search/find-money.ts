import type { AppContext } from '../../../app-context.ts';
import { findBetsByName } from '../../bets/index.ts';
import { findOrders } from '../../payments/index.ts';
import { findPostingsByReference, readStatementLine } from '../../wallet/index.ts';
import type { Hit } from './types.ts';

const MOST = 10;
const POSTING = /^([1-9]\d{0,17})-(\d{1,18})$/;

/** Deposits, withdrawals and their payments. */
export const findOrderHits = async ({ db }: AppContext, text: string): Promise<Hit[]> => {
  const { deposit, withdrawal, payouts } = await findOrders(db, text, MOST);
  const hits: Hit[] = [];
  if (deposit !== undefined) {
    const { id, accountId, orderNo, state, asked, createdAt } = deposit;
    const about = { accountId, state, amount: asked, at: createdAt };
    hits.push({ kind: 'deposit', id: String(id), title: orderNo, ...about });
  }
  if (withdrawal !== undefined) {
    const { id, accountId, state, amount, requestedAt } = withdrawal;
    const about = { accountId, state, amount, at: requestedAt };
    hits.push({ kind: 'withdrawal', id: String(id), title: String(id), ...about });
  }
  for (const { id, accountId, withdrawalId, state, amount, sentAt } of payouts)
    hits.push({
      kind: 'payout',
      id: String(id),
      accountId,
      title: String(withdrawalId),
      state,
      amount,
      at: sentAt,
    });
  return hits;
};

/** Postings by their name, which is wallet and number, or by what they belong to. */
export const findPostingHits = async ({ db }: AppContext, text: string): Promise<Hit[]> => {
  const [, wallet, seq] = POSTING.exec(text) ?? [];
  const named =
    wallet === undefined || seq === undefined
      ? undefined
      : await readStatementLine(db, BigInt(wallet), BigInt(seq));
  const found = [
    ...(named === undefined ? [] : [{ ...named.line, wallet: BigInt(wallet ?? 0) }]),
    ...(await findPostingsByReference(db, text, MOST)),
  ];
  return found.map(({ id, wallet: accountId, reference, kind: state, amount, at }) => ({
    kind: 'posting',
    id,
    accountId,
    title: reference,
    state,
    amount,
    at,
  }));
};

/** Bets by our id or the vendor's. */
export const findBetHits = async ({ db }: AppContext, text: string): Promise<Hit[]> => {
  const bets = await findBetsByName(db, text, MOST);
  return bets.map(({ id, accountId, roundId, state, stake, placedAt }) => ({
    kind: 'bet',
    id,
    accountId,
    title: roundId,
    state,
    amount: stake,
    at: placedAt,
  }));
};
