import { sql } from 'kysely';
import type { Database, Transaction } from '@hintha/platform';
import type { Profile } from './types.ts';

export const insertProfile = async (tx: Transaction, accountId: bigint, profile: Profile): Promise<void> => {
  await sql`
    insert into members_profile
      (account_id, payee_name, email, mobile_num, country_dialing_code, qq_num, line, whatsapp, facebook,
       wechat, id_number, recommender_id, referral_code, payment_password, domain, register_url)
    values
      (${accountId}, ${profile.payeeName}, ${profile.email}, ${profile.mobileNum},
       ${profile.countryDialingCode}, ${profile.qqNum}, ${profile.line}, ${profile.whatsapp},
       ${profile.facebook}, ${profile.wechat}, ${profile.idNumber}, ${profile.recommenderId},
       ${profile.referralCode}, ${profile.paymentPasswordHash}, ${profile.domain}, ${profile.registerUrl})`.execute(
    tx,
  );
};

export const findEmail = async (db: Database, accountId: bigint): Promise<string | undefined> => {
  const { rows } = await sql<{ email: string }>`
    select email from members_profile where account_id = ${accountId}`.execute(db.kysely);
  return rows[0]?.email;
};
