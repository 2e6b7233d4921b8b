import type { Database } from '@hintha/platform';
import { sql } from 'kysely';

/** What a member has told about itself. */
export interface ProfileFacts {
  readonly payeeName: string;
  readonly email: string;
  readonly mobileNum: string;
  readonly countryDialingCode: string;
}

const COLUMNS: Readonly<Record<keyof ProfileFacts, string>> = {
  payeeName: 'payee_name',
  email: 'email',
  mobileNum: 'mobile_num',
  countryDialingCode: 'country_dialing_code',
};

/** The member has told these things about itself, and what else it had told before. */
export const givenProfile = async (
  db: Database,
  accountId: bigint,
  facts: Partial<ProfileFacts>,
): Promise<void> => {
  const given = Object.entries(facts).map(([fact, value]) => ({
    column: sql.ref(COLUMNS[fact as keyof ProfileFacts]),
    value,
  }));
  await sql`
    insert into members_profile (account_id, ${sql.join(given.map(({ column }) => column))})
    values (${accountId}, ${sql.join(given.map(({ value }) => value))})
    on conflict (account_id) do update
    set ${sql.join(given.map(({ column, value }) => sql`${column} = ${value}`))}`.execute(db.kysely);
};

interface ProfileRow extends ProfileFacts {
  readonly recommenderId: string;
  readonly idNumber: string;
  readonly referralCode: string;
  readonly domain: string;
  readonly registerUrl: string;
  readonly line: string;
  readonly icon: string;
}

/** What the member has told about itself, as it is stored; undefined when it has told nothing. */
export const readProfileRow = async (db: Database, accountId: bigint): Promise<ProfileRow | undefined> => {
  const { rows } = await sql<ProfileRow>`
    select payee_name as "payeeName", email, mobile_num as "mobileNum",
           country_dialing_code as "countryDialingCode", recommender_id as "recommenderId",
           id_number as "idNumber", referral_code as "referralCode", domain, register_url as "registerUrl",
           line, icon
    from members_profile where account_id = ${accountId}`.execute(db.kysely);
  return rows[0];
};

/** The member stands on this level, and never stood higher. */
export const givenLevel = async (db: Database, accountId: bigint, level: number): Promise<void> => {
  await sql`
    insert into members_level (account_id, level, highest, since)
    values (${accountId}, ${level}, ${level}, now())`.execute(db.kysely);
};
