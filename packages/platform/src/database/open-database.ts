import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { DomainEvent } from '../events/index.ts';
import { systemRandom, type RandomSource } from '../random.ts';
import { readType } from './column-types.ts';
import { openConnection } from './connection.ts';
import type { Database } from './types.ts';

export interface DatabaseOptions {
  /** Connections at most. */
  readonly max: number;
  /** How long a call waits for a connection before it fails; fifteen seconds unless it is said. */
  readonly patienceMs?: number;
  /** Settings of every session, such as `role` or `statement_timeout`. */
  readonly session?: Readonly<Record<string, string>>;
  readonly random?: RandomSource;
  /** Its connections copy whole tables, in streams beside which nothing else is on the wire. */
  readonly copiesTables?: boolean;
  /** Hears of connections that broke while idle; the pool replaces them by itself. */
  readonly onLostConnection?: (error: Error) => void;
}

const CONNECT_TIMEOUT_MS = 15_000;

/** Opens a pool of connections. 64-bit integers arrive as bigint, dates without a time as text. */
export const openDatabase = (url: string, options: DatabaseOptions): Database => {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max,
    // Lets a transaction begin with its first statement on the wire behind it.
    pipeline: options.copiesTables !== true,
    connectionTimeoutMillis: options.patienceMs ?? CONNECT_TIMEOUT_MS,
    options: toFlags(options.session ?? {}),
    types: { getTypeParser: readType },
  });
  const onLost = options.onLostConnection ?? (() => undefined);
  pool.on('error', onLost);
  // A connection may break while a use case holds it; unheard, its error would end the program.
  pool.on('connect', (client) => client.on('error', onLost));
  const kysely = new Kysely<unknown>({
    dialect: new PostgresDialect({
      pool: {
        options: pool.options,
        connect: async () => openConnection(await pool.connect()),
        end: () => pool.end(),
      },
    }),
  });
  const listeners = new Set<(event: DomainEvent) => void>();
  return {
    kysely,
    pool,
    random: options.random ?? systemRandom,
    onEvent: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    publish: (event) => listeners.forEach((listener) => listener(event)),
    close: () => pool.end(),
  };
};

const toFlags = (session: Readonly<Record<string, string>>): string =>
  Object.entries(session)
    .map(([name, value]) => `-c ${name}=${value.replaceAll(/[\\ ]/g, String.raw`\$&`)}`)
    .join(' ');
