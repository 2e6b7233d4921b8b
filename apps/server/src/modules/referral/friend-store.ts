import type { Money } from '@hintha/money';
import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';

export interface Friend {
  readonly accountId: bigint;
  readonly inviterId: bigint;
  /** The business day; null for one who is not another person. */
  readonly qualifiedOn: string | null;
  readonly deposit: Money;
  readonly earned: Money;
}

const FRIEND = sql`
  account_id as "accountId", inviter_id as "inviterId", qualified_on::text as "qualifiedOn", deposit, earned`;

export const insertFriend = async (db: Database, friend: Omit<Friend, 'earned'>): Promise<void> => {
  await sql`
    insert into referral_friend (account_id, inviter_id, qualified_on, deposit)
    values (${friend.accountId}, ${friend.inviterId}, ${friend.qualifiedOn}::date, ${friend.deposit})
    on conflict do nothing`.execute(db.kysely);
};

/** Who qualified within the days from one to another, both among them. */
export const listQualified = async (db: Database, from: string, to: string): Promise<Friend[]> => {
  const { rows } = await sql<Friend>`
    select ${FRIEND} from referral_friend where qualified_on between ${from}::date and ${to}::date
    order by inviter_id, qualified_on, account_id`.execute(db.kysely);
  return rows;
};

export const listFriendsAmong = async (db: Database, ids: readonly bigint[]): Promise<Friend[]> => {
  const { rows } = await sql<Friend>`
    select ${FRIEND} from referral_friend where account_id = any (${ids}::bigint[])`.execute(db.kysely);
  return rows;
};

export const addEarned = async (
  tx: Transaction,
  earned: readonly { accountId: bigint; amount: Money }[],
): Promise<void> => {
  await sql`
    update referral_friend f set earned = f.earned + e.amount
    from unnest(${earned.map(({ accountId }) => accountId)}::bigint[], ${earned.map(({ amount }) => amount)}::bigint[])
      as e (account_id, amount)
    where f.account_id = e.account_id`.execute(tx);
};
