import { CONTACT_READERS } from '@hintha/contract';
import type { Money } from '@hintha/money';
import { BusinessError, type StaffCaller } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { readUpline } from '../../agents/index.ts';
import {
  findAccountNames,
  listSessions,
  maskMail,
  maskMobile,
  maskName,
  readAccountDetails,
} from '../../identity/index.ts';
import { type Level, readLevel, readProfile } from '../../members/index.ts';
import { type MemberOrders, readMemberOrders } from '../../payments/index.ts';
import { listRestrictions, type Restriction } from '../../protection/index.ts';
import { hasOneOf } from '../../staff/index.ts';
import { readRemaining } from '../../turnover/index.ts';
import { type Balance, outstandingDebt, readBalance } from '../../wallet/index.ts';
import { countNotes } from '../note-store.ts';
import { isLive } from '../restrict-member.ts';

export interface MemberFile {
  readonly account: NonNullable<Awaited<ReturnType<typeof readAccountDetails>>>;
  readonly level: Level;
  readonly contacts: { mobile: string; email: string; payeeName: string };
  readonly contactsShown: boolean;
  readonly sessions: number;
  /** Undefined for an account that has no wallet. */
  readonly balance: Balance | undefined;
  readonly outstandingDebt: Money;
  readonly turnoverLeft: Money;
  readonly upline: { id: bigint; account: string; toUpline: boolean } | null;
  readonly restrictions: readonly Restriction[];
  readonly orders: MemberOrders;
  readonly notes: number;
}

const MOST_RESTRICTIONS = 100;

/** A member at a glance; who may not see its contacts gets them masked. */
export const readMemberFile = async (
  ctx: AppContext,
  caller: StaffCaller,
  id: bigint,
): Promise<MemberFile> => {
  const { db, clock } = ctx;
  const account = await readAccountDetails(db, id);
  if (account === undefined) throw new BusinessError('not_found');
  const [level, contacts, sessions, money, upline, restrictions, orders, notes] = await Promise.all([
    readLevel(db, id),
    readContacts(ctx, { accountId: id, account: account.name }),
    listSessions(ctx, { accountId: id }),
    readMoney(ctx, id),
    readNamedUpline(ctx, id),
    listRestrictions(db, id, { before: null, limit: MOST_RESTRICTIONS }),
    readMemberOrders(db, id),
    countNotes(db, id),
  ]);
  const contactsShown = hasOneOf(caller, CONTACT_READERS);
  return {
    account,
    level,
    contacts: contactsShown ? contacts : masked(contacts),
    contactsShown,
    sessions: sessions.length,
    ...money,
    upline,
    restrictions: restrictions.filter((restriction) => isLive(restriction, clock.now())),
    orders,
    notes,
  };
};

const readContacts = async (ctx: AppContext, owner: { accountId: bigint; account: string }) => {
  const { mobileNum: mobile, email, payeeName } = await readProfile(ctx, owner);
  return { mobile, email, payeeName };
};

const masked = ({ mobile, email, payeeName }: MemberFile['contacts']): MemberFile['contacts'] => ({
  mobile: maskMobile(mobile),
  email: maskMail(email),
  payeeName: maskName(payeeName),
});

const readNamedUpline = async ({ db }: AppContext, id: bigint): Promise<MemberFile['upline']> => {
  const upline = await readUpline(db, id);
  if (upline === undefined) return null;
  const names = await findAccountNames(db, [upline.id]);
  return { id: upline.id, account: names.get(upline.id)?.name ?? '', toUpline: upline.mayReceive };
};

const readMoney = async ({ db }: AppContext, id: bigint) => {
  const [turnoverLeft, balance, debt] = await Promise.all([
    readRemaining(db, id),
    readBalance(db, id),
    outstandingDebt(db, id),
  ]);
  return { turnoverLeft, balance, outstandingDebt: debt };
};
