import type { records } from '@hintha/contract';
import { type Database, BusinessError } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { findRound, type Round } from '../../bets/index.ts';
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
import type { RecordedBet } from '../list-bets.ts';
import { kindsOf, type Period, periodOf, typeOf } from './rules.ts';

export interface AccountQuery {
  type?: records.RecordType | undefined;
  from?: string | undefined;
  to?: string | undefined;
  before?: string | undefined;
  pageSize: number;
}

/** A page of everything that moved an account's wallet in a period, with totals over the whole filter. */
export const listAccountRecord = async (
  ctx: AppContext,
  accountId: bigint,
  { type, before, pageSize, ...asked }: AccountQuery,
): Promise<Statement & { period: Period }> => {
  const period = periodOf(asked, ctx.clock.now());
  const statement = await readStatement(ctx.db, accountId, {
    from: period.from,
    to: period.to,
    kinds: kindsOf(type),
    before: before === undefined ? null : BigInt(before),
    limit: pageSize,
  });
  return { ...statement, period };
};

/** A wallet and the number of a posting in it. */
const ID = /^(\d{1,18})-(\d{1,18})$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export interface ExplainedLine {
  readonly line: StatementLine;
  readonly round: RecordedBet | null;
  /** The deposit, the withdrawal or the bonus's posting that it belongs to; null for anything else. */
  readonly order: string | null;
  /** Everything that belongs to the same round, order or reversal, in its order. */
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
  const round = UUID.test(line.reference) ? await findRound(db, accountId, line.reference) : undefined;
  if (round === undefined) return { line, round: null, order: orderOf(line), postings: related };
  return { line, round: await withGame(db, round), order: null, postings: await postingsOf(db, round) };
};

const orderOf = ({ id, kind, reference }: StatementLine): string | null => {
  const type = typeOf(kind);
  if (type === 'DEPOSIT') return depositIdOf(reference)?.toString() ?? null;
  if (type === 'WITHDRAWAL') return withdrawalIdOf(reference)?.toString() ?? null;
  return kind === 'BONUS' ? id : null;
};

const withGame = async (db: Database, round: Round): Promise<RecordedBet> => {
  const games = await findGames(db, [round]);
  return { round, game: games.get(`${round.source}/${round.gameId}`) };
};

const postingsOf = (db: Database, round: Round): Promise<StoredPosting[]> =>
  listRoundPostings(db, round.accountId, { ...round, reference: round.id });
