import type { ConsoleCall, TimelineKind } from '@hintha/contract';
import { formatAmount } from '@hintha/money';
import type { AppContext } from '../../../app-context.ts';
import { listAuditEntries } from '../../audit/index.ts';
import { listBetsBefore } from '../../bets/index.ts';
import { listApplicationsBefore, listRewardsBefore } from '../../bonuses/index.ts';
import { findGames } from '../../catalogue/index.ts';
import { describeDevice, listLoginsOf } from '../../identity/index.ts';
import { listMessagesOf } from '../../inbox/index.ts';
import { listDepositsOf, listWithdrawalsOf, orderNoOf } from '../../payments/index.ts';
import { listRedemptionsBefore } from '../../points/index.ts';
import { listRestrictions } from '../../protection/index.ts';
import { toBetView } from '../../records/index.ts';
import { listCasesOf, listChatsOf } from '../../support/index.ts';
import { listPostings } from '../../wallet/index.ts';
import { selectNotes } from '../note-store.ts';
import { NOTE, RESTRICT, subjectOf } from '../rules.ts';

/** Something that happened around a member. */
export interface TimelineRow {
  /** Its cursor among those of its kind, from which the next page goes on. */
  readonly position: string;
  readonly id: string;
  readonly at: Date;
  readonly what: string;
  /** As it is shown. */
  readonly amount?: string;
  readonly text?: string | null;
  readonly by?: string;
}

export type TimelineEntry = TimelineRow & { readonly kind: TimelineKind };

export interface SourcePage {
  /** Rows after this cursor alone; null from the latest on. */
  readonly before: string | null;
  readonly limit: number;
}

/** Where entries of one kind come from, the latest first, for whoever may make the call that lists them. */
export interface Source {
  readonly kind: TimelineKind;
  readonly listedBy: ConsoleCall;
  readonly list: (ctx: AppContext, accountId: bigint, page: SourcePage) => Promise<TimelineRow[]>;
}

const byId = ({ before, limit }: SourcePage) => ({ before: before === null ? null : BigInt(before), limit });

const placed = (id: bigint | string) => ({ position: String(id), id: String(id) });

const listLogins: Source['list'] = async ({ db }, accountId, { before, limit }) => {
  const page = { before: before === null ? undefined : BigInt(before), limit };
  const rows = await listLoginsOf(db, accountId, page);
  return rows.map(({ id, at, outcome, ip, userAgent }) => ({
    ...placed(id),
    at,
    what: outcome,
    text: `${describeDevice(userAgent)} · ${ip}`,
  }));
};

const listDeposits: Source['list'] = async ({ db }, accountId, page) => {
  const rows = await listDepositsOf(db, accountId, byId(page));
  return rows.map((deposit) => ({
    ...placed(deposit.id),
    at: deposit.createdAt,
    what: deposit.state,
    amount: formatAmount(deposit.asked),
    text: orderNoOf(deposit),
  }));
};

const listWithdrawals: Source['list'] = async ({ db }, accountId, page) => {
  const rows = await listWithdrawalsOf(db, accountId, byId(page));
  return rows.map(({ id, requestedAt, state, amount }) => ({
    ...placed(id),
    at: requestedAt,
    what: state,
    amount: formatAmount(amount),
  }));
};

const listMovements: Source['list'] = async ({ db }, accountId, { before, limit }) => {
  const from = before === null ? {} : { before: BigInt(before) };
  const rows = await listPostings(db, accountId, { ...from, limit, withoutBets: true });
  return rows.map(({ id, seq, at, kind, amount, reference }) => ({
    position: String(seq),
    id,
    at,
    what: kind,
    amount: formatAmount(amount),
    text: reference,
  }));
};

const listBets = async (
  { db }: AppContext,
  accountId: bigint,
  { before, limit }: SourcePage,
): Promise<TimelineRow[]> => {
  const bets = await listBetsBefore(db, accountId, { before, limit });
  const games = await findGames(db, bets);
  return bets.map((bet) => {
    const game = games.get(`${bet.source}/${bet.gameId}`);
    const { id, state, profit, gameName } = toBetView({ bet, game }, 'en');
    return {
      position: bet.position,
      id,
      at: bet.placedAt,
      what: state,
      amount: profit,
      text: gameName,
    };
  });
};

const listMessages: Source['list'] = async ({ db }, accountId, page) => {
  const rows = await listMessagesOf(db, accountId, byId(page));
  return rows.map(({ id, createdAt, kind }) => ({ ...placed(id), at: createdAt, what: kind }));
};

const listNotes: Source['list'] = async ({ db }, accountId, page) => {
  const rows = await selectNotes(db, accountId, byId(page));
  return rows.map(({ id, at, text, author }) => ({ ...placed(id), at, what: 'note', text, by: author }));
};

const listClosings: Source['list'] = async ({ db }, accountId, page) => {
  const rows = await listRestrictions(db, accountId, byId(page));
  return rows.map(({ id, setAt, kind, note, setBy }) => ({
    ...placed(id),
    at: setAt,
    what: kind,
    text: note,
    by: setBy,
  }));
};

const listAuditActions: Source['list'] = async ({ db }, accountId, { before, limit }) => {
  const from = before === null ? {} : { before };
  const about = { subject: subjectOf(accountId), without: [NOTE, RESTRICT] };
  const { entries } = await listAuditEntries(db, { ...about, ...from, limit });
  return entries.map(({ position, at, action, reason, actorName }) => ({
    ...placed(position),
    at,
    what: action,
    text: reason,
    by: actorName,
  }));
};

const listRedeemed: Source['list'] = async ({ db }, accountId, page) => {
  const rows = await listRedemptionsBefore(db, accountId, byId(page));
  return rows.map(({ id, appliedAt, state, amount, names, quantity }) => ({
    ...placed(id),
    at: appliedAt,
    what: state,
    amount: formatAmount(amount),
    text: `${quantity} × ${names.en ?? ''}`,
  }));
};

const listApplied: Source['list'] = async ({ db }, accountId, page) => {
  const rows = await listApplicationsBefore(db, accountId, byId(page));
  return rows.map(({ id, appliedAt, state, amount, contactId }) => ({
    ...placed(id),
    at: appliedAt,
    what: state,
    ...(amount === null ? {} : { amount: formatAmount(amount) }),
    text: contactId,
  }));
};

const listWon: Source['list'] = async ({ db }, accountId, page) => {
  const rows = await listRewardsBefore(db, accountId, byId(page));
  return rows.map(({ id, offeredAt, kind, amount }) => ({
    ...placed(id),
    at: offeredAt,
    what: kind,
    amount: formatAmount(amount),
  }));
};

const listCases: Source['list'] = async ({ db }, accountId, page) => {
  const rows = await listCasesOf(db, accountId, byId(page));
  return rows.map(({ id, openedAt, state, content, assignee }) => ({
    ...placed(id),
    at: openedAt,
    what: state,
    text: content,
    ...(assignee === null ? {} : { by: assignee }),
  }));
};

const listChats: Source['list'] = async ({ db }, accountId, page) => {
  const rows = await listChatsOf(db, accountId, byId(page));
  return rows.map(({ id, openedAt, state, lastText, assignee }) => ({
    ...placed(id),
    at: openedAt,
    what: state,
    text: lastText,
    ...(assignee === null ? {} : { by: assignee }),
  }));
};

export const SOURCES: readonly Source[] = [
  { kind: 'signIn', listedBy: 'listTimeline', list: listLogins },
  { kind: 'deposit', listedBy: 'listMemberDeposits', list: listDeposits },
  { kind: 'withdrawal', listedBy: 'listMemberWithdrawals', list: listWithdrawals },
  { kind: 'redemption', listedBy: 'queueRedemptions', list: listRedeemed },
  { kind: 'application', listedBy: 'queueApplications', list: listApplied },
  { kind: 'reward', listedBy: 'listTimeline', list: listWon },
  { kind: 'posting', listedBy: 'listMemberPostings', list: listMovements },
  { kind: 'bet', listedBy: 'listMemberBets', list: listBets },
  { kind: 'message', listedBy: 'listTimeline', list: listMessages },
  { kind: 'case', listedBy: 'queueCases', list: listCases },
  { kind: 'chat', listedBy: 'listChats', list: listChats },
  { kind: 'note', listedBy: 'listNotes', list: listNotes },
  { kind: 'restriction', listedBy: 'listRestrictions', list: listClosings },
  { kind: 'act', listedBy: 'listAudit', list: listAuditActions },
];
