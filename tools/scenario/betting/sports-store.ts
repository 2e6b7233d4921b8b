import type { Database } from '@hintha/platform';

/** Whatever waits for its delay in play has waited for it. */
export const givenDelaysOver = async (db: Database): Promise<void> => {
  await db.pool.query(`update sports_ticket set decides_at = clock_timestamp() where state = 'PENDING'`);
  await db.pool.query(`update sports_cash_out set decides_at = clock_timestamp() where state = 'PENDING'`);
};

/** An event of which its feed has told nothing for so long. */
export const givenFeedSilent = async (db: Database, code: string, seconds: number): Promise<void> => {
  await db.pool.query(
    `update sports_event set heard_at = clock_timestamp() - $2 * interval '1 second' where code = $1`,
    [code, seconds],
  );
};

/** An event that starts, or began, so much earlier. */
export const givenStartEarlier = async (db: Database, code: string, seconds: number): Promise<void> => {
  await db.pool.query(
    `update sports_event set starts_at = starts_at - $2 * interval '1 second' where code = $1`,
    [code, seconds],
  );
};

/** An event whose result came so much earlier. */
export const givenDecidedEarlier = async (db: Database, code: string, seconds: number): Promise<void> => {
  await db.pool.query(
    `update sports_event set decided_at = decided_at - $2 * interval '1 second' where code = $1`,
    [code, seconds],
  );
};

/** Offers of a cash-out are over. */
export const givenQuotesExpired = async (db: Database): Promise<void> => {
  await db.pool.query(
    `update sports_cash_out set expires_at = clock_timestamp() - interval '1 second' where state = 'OFFERED'`,
  );
};
