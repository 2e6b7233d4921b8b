import { type Database, listen, openDatabase } from '@hintha/platform';
import { afterAll } from 'vitest';
import { type Answered, testContext, type TestContext } from '../test-context.ts';
import { testDatabase } from '../test-database.ts';

export interface TestServer extends TestContext {
  /** Where it listens. */
  readonly address: () => Promise<string>;
}

export interface TestServers {
  readonly db: Database;
  /** The two servers; what one of them keeps in its memory the other does not know. */
  readonly servers: readonly [TestServer, TestServer];
  /** Moves the clocks of both. */
  readonly advance: (ms: number) => void;
}

const CONNECTIONS = 40;

/**
 * Two servers over one database as two processes are: each with connections, caches and queues of its own, and each
 * asked over a connection.
 */
export const testServers = (env: Record<string, string> = {}): TestServers => {
  const session = { role: 'hintha_app' };
  const db = testDatabase(session);
  const { connectionString } = db.pool.options as { connectionString: string };
  const other = openDatabase(connectionString, { max: CONNECTIONS, session });
  afterAll(() => other.close());
  const servers = [overHttp(testContext(db, env)), overHttp(testContext(other, env))] as const;
  return { db, servers, advance: (ms) => servers.forEach(({ clock }) => clock.advance(ms)) };
};

const overHttp = (tested: TestContext): TestServer => {
  let open: Promise<string> | null = null;
  const address = () => (open ??= tested.http().then((http) => listen(http, '127.0.0.1', 0, 'PORT')));
  const call: TestContext['call'] = async (method, url, { token, body, headers } = {}) => {
    const answer = await fetch(`${await address()}${url}`, {
      method,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return {
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: (await answer.json()) as Answered['body'],
    };
  };
  return { ...tested, call, address };
};
