import { money, type Money, ZERO } from '@hintha/money';
import type { Database, Transaction } from '@hintha/platform';
import { dayEnd, dayStart } from '../../../business-day.ts';
import type { AppContext } from '../../../app-context.ts';
import type { Figures, Span } from '../types.ts';
import { NO_FIGURES } from './earn.ts';
import {
  countTeamActive,
  selectClosedUntil,
  selectOwnPlay,
  selectTeamGiven,
  selectTeamPlay,
} from './team-play-store.ts';

type On = Database | Transaction;

/** The instant up to which play is final. */
export const closedUntil = ({ db }: AppContext): Promise<Date> => selectClosedUntil(db);

/** What teams came to in a span, each with the account itself. */
export const sumTeamPlay = async (
  on: On,
  span: Span,
  accounts: readonly bigint[],
): Promise<Map<bigint, Pick<Figures, 'stake' | 'payout' | 'valid'>>> => {
  const rows = await selectTeamPlay(on, span, accounts);
  return new Map(
    rows.map(({ account, stake, payout, valid }) => [
      account,
      { stake: money(stake), payout: money(payout), valid: money(valid) },
    ]),
  );
};

/** What an account played itself in a span, without those below it. */
export const sumOwnPlay = async (
  on: On,
  span: Span,
  account: bigint,
): Promise<Pick<Figures, 'stake' | 'payout' | 'valid'>> => {
  const [own] = await selectOwnPlay(on, span, account);
  return own === undefined
    ? NO_FIGURES
    : { stake: money(own.stake), payout: money(own.payout), valid: money(own.valid) };
};

const NAMES = {
  REBATE: 'rebates',
  LOTT_REBATE_SELF: 'rebates',
  CASHBACK: 'cashback',
  BONUS: 'bonuses',
  BONUS_FORFEIT: 'bonuses',
} as const;

/** What teams came to on business days, from one to another and both among them. */
export const sumTeamDays = async (
  on: On,
  days: { readonly from: string; readonly to: string },
  accounts: readonly bigint[],
): Promise<Map<bigint, Figures>> => {
  const span = { from: dayStart(days.from), to: dayEnd(days.to) };
  const play = await sumTeamPlay(on, span, accounts);
  const sums = new Map(accounts.map((id) => [id, { ...NO_FIGURES, ...play.get(id) }]));
  for (const { account, kind, amount } of await selectTeamGiven(on, span, accounts)) {
    const sum = sums.get(account);
    const name = NAMES[kind as keyof typeof NAMES];
    if (sum !== undefined) sums.set(account, { ...sum, [name]: money((sum[name] ?? ZERO) + amount) });
  }
  return sums;
};

/** How many of a team, the account itself excluded, bet so much in a span. */
export const countActive = async (
  on: On,
  span: Span,
  leastBet: Money,
  accounts: readonly bigint[],
): Promise<Map<bigint, number>> =>
  new Map(
    (await countTeamActive(on, span, leastBet, accounts)).map(({ account, count }) => [account, count]),
  );

export { type CountedRow as CountedBet, selectCounted as listCountedBets } from './team-play-store.ts';
