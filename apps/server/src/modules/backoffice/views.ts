import { formatAmount, ZERO } from '@hintha/money';
import { describeDevice, type listSessions } from '../identity/index.ts';
import type { Restriction } from '../protection/index.ts';
import type { StoredPosting } from '../wallet/index.ts';
import type { MemberFile } from './member/read-member-file.ts';
import type { Note } from './note-store.ts';
import { isLive } from './restrict-member.ts';
import type { NamedHit } from './search/search-console.ts';
import type { TimelineEntry } from './timeline/sources.ts';
import type { SavedView } from './view-store.ts';

export const toHitView = ({ kind, id, accountId, account, title, state, amount, at }: NamedHit) => ({
  kind,
  id,
  accountId: accountId === undefined ? null : String(accountId),
  account,
  title,
  state: state ?? null,
  amount: amount === undefined ? null : formatAmount(amount),
  at: at?.getTime() ?? null,
});

export const toNoteView = ({ id, author, text, at }: Note) => ({
  id: String(id),
  author,
  text,
  at: at.getTime(),
});

export const toRestrictionView = (restriction: Restriction, now: Date) => {
  const { id, kind, reason, note, setBy, setAt, until, liftedBy, endedAt, liftNote } = restriction;
  return {
    id: String(id),
    kind,
    reason: reason as never,
    note,
    setBy,
    setAt: setAt.getTime(),
    until: until?.getTime() ?? null,
    live: isLive(restriction, now),
    liftedBy,
    liftedAt: liftedBy === null ? null : (endedAt?.getTime() ?? null),
    liftNote,
  };
};

export const toSavedView = ({ id, page, name, query }: SavedView) => ({ id: String(id), page, name, query });

export const toEntryView = ({ kind, id, at, what, amount, text, by }: TimelineEntry) => ({
  kind,
  id,
  at: at.getTime(),
  what,
  amount: amount ?? null,
  text: text ?? null,
  by: by ?? null,
});

type Session = Awaited<ReturnType<typeof listSessions>>[number];

export const toSessionView = ({ id, createdAt, lastUsedAt, ip, userAgent }: Session) => ({
  id: String(id),
  openedAt: createdAt.getTime(),
  lastUsedAt: lastUsedAt.getTime(),
  ip,
  device: describeDevice(userAgent),
});

export const toPostingView = (posting: StoredPosting) => ({
  id: posting.id,
  kind: posting.kind,
  amount: formatAmount(posting.amount),
  balanceAfter: formatAmount(posting.balanceAfter),
  at: posting.at.getTime(),
  source: posting.source,
  reference: posting.reference,
});

export const toFileView = (file: MemberFile, now: Date) => {
  const { account, level, contacts, contactsShown, sessions, restrictions, orders, notes } = file;
  return {
    id: String(account.id),
    account: account.name,
    type: account.type,
    status: account.status,
    demo: account.demo,
    level: { name: level.labelName, rank: level.rankLevel },
    contacts,
    contactsShown,
    registeredAt: account.createdAt.getTime(),
    lastLoginAt: account.lastLoginAt?.getTime() ?? null,
    sessions,
    wallet: toWalletView(file),
    turnoverLeft: formatAmount(file.turnoverLeft),
    stakeLimit: account.stakeLimit === null ? null : formatAmount(account.stakeLimit),
    upline: file.upline === null ? null : { ...file.upline, id: String(file.upline.id) },
    flags: orders.marks.map(({ mark, reason, at }) => ({ flag: mark, reason, at: at.getTime() })),
    restrictions: restrictions.map((one) => toRestrictionView(one, now)),
    openDeposits: orders.openDeposits.map(toOrderView),
    openWithdrawals: orders.openWithdrawals.map(toOrderView),
    totals: {
      deposits: toTotalView(orders.totals.deposits),
      withdrawals: toTotalView(orders.totals.withdrawals),
    },
    notes,
  };
};

const toWalletView = ({ balance, outstandingDebt }: MemberFile) => ({
  balance: formatAmount(balance?.balance ?? ZERO),
  held: formatAmount(balance?.held ?? ZERO),
  available: formatAmount(balance?.available ?? ZERO),
  outstandingDebt: formatAmount(outstandingDebt),
});

type Orders = MemberFile['orders'];

const toOrderView = ({
  id,
  title,
  state,
  amount,
  at,
}: Orders['openDeposits'][number] | Orders['openWithdrawals'][number]) => ({
  id: String(id),
  title,
  state,
  amount: formatAmount(amount),
  at: at.getTime(),
});

const toTotalView = ({ count, amount }: Orders['totals']['deposits']) => ({
  count,
  amount: formatAmount(amount),
});
