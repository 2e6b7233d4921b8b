import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';
import type { Handles, Person, Profile } from '../types.ts';

/** Where each part of a new profile is kept; a field of the registration that says it is kept here has its column. */
const COLUMNS: Readonly<Record<keyof Profile, string>> = {
  payeeName: 'payee_name',
  email: 'email',
  mobileNum: 'mobile_num',
  countryDialingCode: 'country_dialing_code',
  qqNum: 'qq_num',
  line: 'line',
  whatsapp: 'whatsapp',
  facebook: 'facebook',
  wechat: 'wechat',
  idNumber: 'id_number',
  recommenderId: 'recommender_id',
  referralCode: 'referral_code',
  domain: 'domain',
  registerUrl: 'register_url',
};

export const insertProfile = async (tx: Transaction, accountId: bigint, profile: Profile): Promise<void> => {
  const parts = Object.keys(COLUMNS) as (keyof Profile)[];
  const columns = sql.join(parts.map((part) => sql.ref(COLUMNS[part])));
  await sql`
    insert into members_profile (account_id, ${columns})
    values (${accountId}, ${sql.join(parts.map((part) => profile[part]))})`.execute(tx);
};

export const findEmail = async (db: Database, accountId: bigint): Promise<string | undefined> => {
  const { rows } = await sql<{ email: string }>`
    select email from members_profile where account_id = ${accountId}`.execute(db.kysely);
  return rows[0]?.email;
};

/** Whose told phone or mail address it is; the phone as it was typed or with its country in front. */
export const selectByContacts = async (
  db: Database,
  { mobiles, email }: { mobiles: readonly string[]; email: string | null },
  limit: number,
): Promise<bigint[]> => {
  const { rows } = await sql<{ accountId: bigint }>`
    (select account_id as "accountId" from members_profile
     where mobile_num = any(${mobiles}::text[]) and mobile_num <> '' limit ${limit})
    union
    (select account_id from members_profile where lower(email) = ${email} and email <> '' limit ${limit})`.execute(
    db.kysely,
  );
  return rows.map(({ accountId }) => accountId);
};

export const findPersonRow = async (db: Database, accountId: bigint): Promise<Person | undefined> => {
  const { rows } = await sql<Person>`
    select nickname, coalesce(to_char(birthday, 'YYYY-MM-DD'), '') as birthday, payee_name as "payeeName",
           email, mobile_num as "mobileNum", country_dialing_code as "countryDialingCode",
           id_number as "idNumber", icon, qq_num as "qqNum", wechat, line, whatsapp, facebook, zalo, telegram
    from members_profile where account_id = ${accountId}`.execute(db.kysely);
  return rows[0];
};

/** What was told once, held until the transaction ends; an account that has told nothing yet gets its row. */
export const lockProfile = async (tx: Transaction, accountId: bigint) => {
  await sql`
    insert into members_profile (account_id) values (${accountId}) on conflict (account_id) do nothing`.execute(
    tx,
  );
  const { rows } = await sql<{ birthday: string; payeeName: string }>`
    select coalesce(to_char(birthday, 'YYYY-MM-DD'), '') as birthday, payee_name as "payeeName"
    from members_profile where account_id = ${accountId} for update`.execute(tx);
  return rows[0] ?? { birthday: '', payeeName: '' };
};

export interface ProfileChange extends Handles {
  nickname: string;
  birthday: string;
}

export const updateProfile = async (
  tx: Transaction,
  accountId: bigint,
  change: ProfileChange,
): Promise<void> => {
  const { nickname, birthday, qqNum, wechat, line, whatsapp, facebook, zalo, telegram } = change;
  await sql`
    update members_profile
    set nickname = ${nickname}, birthday = nullif(${birthday}, '')::date, qq_num = ${qqNum},
        wechat = ${wechat}, line = ${line}, whatsapp = ${whatsapp}, facebook = ${facebook}, zalo = ${zalo},
        telegram = ${telegram}
    where account_id = ${accountId}`.execute(tx);
};

export const updatePayeeName = async (
  tx: Transaction,
  accountId: bigint,
  payeeName: string,
): Promise<void> => {
  await sql`
    update members_profile set payee_name = ${payeeName} where account_id = ${accountId}`.execute(tx);
};

export const upsertIcon = async (db: Database, accountId: bigint, icon: string): Promise<void> => {
  await sql`
    insert into members_profile (account_id, icon) values (${accountId}, ${icon})
    on conflict (account_id) do update set icon = excluded.icon`.execute(db.kysely);
};
