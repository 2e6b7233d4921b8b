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
  const told = Object.entries(facts).map(([fact, value]) => ({
    column: sql.ref(COLUMNS[fact as keyof ProfileFacts]),
    value,
  }));
  await sql`
    insert into members_profile (account_id, ${sql.join(told.map(({ column }) => column))})
    values (${accountId}, ${sql.join(told.map(({ value }) => value))})
    on conflict (account_id) do update
    set ${sql.join(told.map(({ column, value }) => sql`${column} = ${value}`))}`.execute(db.kysely);
};
