import type { records } from '@hintha/contract';
import { type Database, BusinessError } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { findBet, type Bet } from '../../bets/index.ts';
import { findGames } from '../../catalogue/index.ts';
import { depositIdOf, withdrawalIdOf } from '../../payments/index.ts';
import {
  listRoundPostings,
  readStatement,
  readStatementLine,
  type Statement,
  type StatementLine,
  type StoredPosting,
} from '../../wallet/index.ts';
import { type NamedBet, nameBetsBehind, type RecordedBet } from '../name-bets.ts';
import { kindsOf, type Period, periodOf, typeOf } from './rules.ts';

export interface AccountQuery {
  type?: records.RecordType | undefined;
  from?: string | undefined;
  to?: string | undefined;
  before?: string | undefined;
  pageSize: number;
}

export interface AccountRecord extends Statement {
  readonly period: Period;
  /** The bets behind the lines, by the reference of the line. */
  readonly bets: ReadonlyMap<string, NamedBet>;
}

/** How much of a record is shown to whoever asks for it. */
interface Shown {
  readonly mostDays?: number;
  /** Nothing from before an instant. */
  readonly since?: Date | null;
}

/** A page of everything that moved an account's wallet in a period, with totals over the whole filter. */
export const listAccountRecord = async (
  ctx: AppContext,
  accountId: bigint,
  { type, before, pageSize, ...asked }: AccountQuery,
  { mostDays, since = null }: Shown = {},
): Promise<AccountRecord> => {
  const period = periodOf(asked, ctx.clock.now(), mostDays);
  const statement = await readStatement(ctx.db, accountId, {
    from: since !== null && since > period.from ? since : period.from,
    to: period.to,
    kinds: kindsOf(type),
    before: before === undefined ? null : BigInt(before),
    limit: pageSize,
  });
  const references = statement.lines.map(({ reference }) => reference);
  return { ...statement, period, bets: await nameBetsBehind(ctx.db, accountId, references) };
};

/** A wallet and the number of a posting in it. */
const ID = /^(\d{1,18})-(\d{1,18})$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export interface ExplainedLine {
  readonly line: StatementLine;
  readonly bet: RecordedBet | null;
  /** The deposit, the withdrawal or the bonus's posting that it belongs to; null for anything else. */
  readonly order: string | null;
  /** Everything that belongs to the same bet, order or reversal, in its order. */
  readonly postings: readonly StoredPosting[];
}

/** One line of the account's record and what stands behind it. */
export const readAccountLine = async (
  db: Database,
  accountId: bigint,
  id: string,
): Promise<ExplainedLine> => {
  const [, wallet, seq = '0'] = ID.exec(id) ?? [];
  const own = wallet === String(accountId);
  const found = own ? await readStatementLine(db, accountId, BigInt(seq)) : undefined;
  if (found === undefined) throw new BusinessError('not_found');
  const { line, related } = found;
  const bet = UUID.test(line.reference) ? await findBet(db, accountId, line.reference) : undefined;
  if (bet === undefined) return { line, bet: null, order: orderOf(line), postings: related };
  return { line, bet: await withGame(db, bet), order: null, postings: await postingsOf(db, bet) };
};

const orderOf = ({ id, kind, reference }: StatementLine): string | null => {
  const type = typeOf(kind);
  if (type === 'DEPOSIT') return depositIdOf(reference)?.toString() ?? null;
  if (type === 'WITHDRAWAL') return withdrawalIdOf(reference)?.toString() ?? null;
  return kind === 'BONUS' ? id : null;
};

const withGame = async (db: Database, bet: Bet): Promise<RecordedBet> => {
  const games = await findGames(db, [bet]);
  return { bet, game: games.get(`${bet.source}/${bet.gameId}`) };
};

const postingsOf = (db: Database, bet: Bet): Promise<StoredPosting[]> =>
  listRoundPostings(db, bet.accountId, { ...bet, reference: bet.id });
