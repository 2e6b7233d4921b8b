import type { PostgresPoolClient } from 'kysely';
import assert from 'node:assert/strict';
import type { Socket } from 'node:net';
import type { PoolClient, QueryResult } from 'pg';
import { toParameter } from './array-literal.ts';
import { LAST, nameOf } from './prepared.ts';

const BEGIN = 'begin';
const COMMIT = 'commit';
const ROLLBACK = 'rollback';

/** What the driver keeps to itself: the socket, on which several statements leave in one write. */
interface Wire {
  readonly connection: { readonly stream: Socket };
}

type Answer = Pick<QueryResult, 'command' | 'rowCount' | 'rows'>;

const answerOf = (command: string): Answer => ({ command, rowCount: null, rows: [] });

const wrapped = new WeakMap<PoolClient, PostgresPoolClient>();

/**
 * The connection as Kysely uses it: texts that were given a name run as prepared statements, a transaction begins together
 * with its first statement, and a last statement goes with the commit, without round trips of their own.
 */
export const openConnection = (client: PoolClient): PostgresPoolClient => {
  const known = wrapped.get(client);
  if (known) return known;
  const connection = new Connection(client);
  const wrapper = {
    query: connection.query.bind(connection) as unknown as PostgresPoolClient['query'],
    release: (destroy?: boolean) => client.release(destroy),
  };
  wrapped.set(client, wrapper);
  return wrapper;
};

class Connection {
  readonly #client: PoolClient;
  #isBeginDue = false;
  /** The commit that left with the last statement. */
  #commit: Promise<Answer> | undefined;

  constructor(client: PoolClient) {
    this.#client = client;
  }

  async query(text: string, values: readonly unknown[] = []): Promise<Answer> {
    if (this.#commit !== undefined) return this.#end(text, this.#commit);
    if (text === BEGIN) {
      this.#isBeginDue = true;
      return answerOf('BEGIN');
    }
    if (this.#isBeginDue && (text === COMMIT || text === ROLLBACK)) {
      this.#isBeginDue = false;
      return answerOf(text.toUpperCase());
    }
    const isLast = text.startsWith(LAST);
    if (!this.#isBeginDue && !isLast) return this.#send(text, values);
    return this.#sendTogether(isLast ? text.slice(LAST.length) : text, values, isLast);
  }

  async #sendTogether(text: string, values: readonly unknown[], isLast: boolean): Promise<Answer> {
    const { stream } = (this.#client as unknown as Wire).connection;
    stream.cork();
    const begun = this.#isBeginDue ? this.#send(BEGIN) : undefined;
    const answered = this.#send(text, values);
    if (isLast) {
      this.#commit = this.#send(COMMIT);
      // It is asked for once the use case has ended.
      this.#commit.catch(() => undefined);
    }
    this.#isBeginDue = false;
    stream.uncork();
    const [answer] = await Promise.all([answered, begun]);
    return answer;
  }

  /** Answers how the transaction ended whose commit has left before it is asked for. */
  async #end(text: string, commit: Promise<Answer>): Promise<Answer> {
    assert(text === COMMIT || text === ROLLBACK, 'a transaction went on after its last statement');
    this.#commit = undefined;
    if (text === COMMIT) return commit;
    const ended = await commit.catch(() => answerOf('ROLLBACK'));
    assert(ended.command === 'ROLLBACK', 'a transaction was taken back after its last statement');
    return ended;
  }

  #send(text: string, values: readonly unknown[] = []): Promise<QueryResult> {
    const name = nameOf(text);
    return this.#client.query({
      ...(name === undefined ? {} : { name }),
      text,
      values: values.map(toParameter),
    });
  }
}
