import { hkdfSync } from 'node:crypto';
import pg from 'pg';
import { Stopped } from '../stopped.ts';
import type { Database } from './types.ts';

const KEY_BYTES = 32;

interface Login {
  /** The name that the program signs in to PostgreSQL with; made where it is missing. */
  readonly login: string;
  /** The role whose rights it has; it has no others. */
  readonly role: string;
}

/**
 * Makes the login that a program works by and gives its address. It owns nothing, so whoever gets a statement of their
 * own into its connection finds no way back to the owner of the tables. Its password is derived from the owner's:
 * every process that starts on the same address comes to the same one, and none is kept anywhere. Throws `Stopped`
 * where the owner signs in without a password; the operator then makes the login and names it.
 */
export const prepareLogin = async (owner: Database, url: string, { login, role }: Login): Promise<string> => {
  const address = URL.parse(url);
  if (address === null || address.password === '')
    throw new Stopped(
      'DATABASE_URL has no password to derive the login of the program from: name one that owns nothing in ' +
        'SERVER_DATABASE_URL, and for the studio in STUDIO_DATABASE_URL.',
    );
  const password = derivePassword(decodeURIComponent(address.password), login);
  await makeLogin(owner, { login, role }, password);
  address.username = login;
  address.password = password;
  return address.href;
};

const derivePassword = (secret: string, login: string): string =>
  Buffer.from(hkdfSync('sha256', secret, login, 'database login', KEY_BYTES)).toString('base64url');

/** One at a time, since PostgreSQL refuses two changes of one role at once. */
const makeLogin = async (owner: Database, { login, role }: Login, password: string): Promise<void> => {
  const [name, rights] = [pg.escapeIdentifier(login), pg.escapeIdentifier(role)];
  const client = await owner.pool.connect();
  try {
    await client.query('begin');
    await client.query("select pg_advisory_xact_lock(hashtextextended('database login', 0))");
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [login]);
    if (rowCount === 0) await client.query(`create role ${name} login`);
    await client.query(`alter role ${name} password ${pg.escapeLiteral(password)}`);
    await client.query(`grant ${rights} to ${name}`);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
};

/** Refuses a login that could do more than the role that it works under: a superuser, or who owns a table. */
export const assertOwnsNothing = async ({ pool }: Database): Promise<void> => {
  const { rows } = await pool.query<{ login: string; superuser: boolean; owned: string | null }>(
    `select session_user as login, rolsuper as superuser,
            (select min(relname) from pg_class where relowner = pg_roles.oid and relkind in ('r', 'p')) as owned
     from pg_roles where rolname = session_user`,
  );
  for (const { login, superuser, owned } of rows) {
    if (superuser) throw new Stopped(`The program would sign in to the database as the superuser ${login}.`);
    if (owned !== null)
      throw new Stopped(`The program would sign in to the database as ${login}, who owns ${owned}.`);
  }
};
