import { Stopped } from '../stopped.ts';
import type { Database } from './types.ts';

const DEMANDED = {
  fsync: ['on'],
  full_page_writes: ['on'],
  synchronous_commit: ['on', 'remote_apply'],
} as const;

/**
 * Refuses a database that may forget a commit. A setting can be weakened for one role or one database only, where
 * this session would not see it, so those overrides are looked at too.
 */
export const assertDurable = async ({ pool }: Database): Promise<void> => {
  const weak: string[] = [];
  const judge = (name: string, value: string, where: string) => {
    const good: readonly string[] | undefined = DEMANDED[name as keyof typeof DEMANDED];
    if (good && !good.includes(value)) weak.push(`${name} is ${value}${where}`);
  };
  const here = await pool.query<{ name: string; value: string }>(
    'select name, setting as value from pg_settings where name = any($1)',
    [Object.keys(DEMANDED)],
  );
  for (const { name, value } of here.rows) judge(name, value, '');
  const overrides = await pool.query<{ setting: string; scope: string }>(
    `select unnest(setconfig) as setting,
            concat_ws(' and ', 'role ' || nullif(setrole, 0)::regrole, 'database ' || datname) as scope
     from pg_db_role_setting left join pg_database on pg_database.oid = setdatabase`,
  );
  for (const { setting, scope } of overrides.rows) {
    const [name = '', value = ''] = setting.split('=');
    judge(name, value, ` for ${scope}`);
  }
  if (weak.length > 0) throw new Stopped(`This database may forget a commit: ${weak.join(', ')}.`);
};
