import type { Role } from '@hintha/contract';
import { type Http, openMetrics } from '@hintha/platform';
import { openConsole } from '@hintha/server/src/app.ts';
import type { AppContext } from '@hintha/server/src/app-context.ts';
import { createHmac } from 'node:crypto';
import { afterAll } from 'vitest';
import { givenStaff } from '../scenario/index.ts';
import { hashCheaply } from '../test/hash-cheaply.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

interface Asked {
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface ConsoleAnswer {
  status: number;
  headers: Record<string, unknown>;
  body: { success: boolean; code: string; value: never };
}

export interface Colleague {
  id: string;
  name: string;
  token: string;
  /** The secret of the authenticator, in base32. */
  secret: string;
}

export interface TestConsole {
  readonly call: (method: Method, url: string, asked?: Asked) => Promise<ConsoleAnswer>;
  /** Signs in with a name and a password and sets up the authenticator on the way. */
  readonly enterFirst: (name: string, password: string) => Promise<Omit<Colleague, 'id'>>;
  /** Makes a colleague with the roles and signs in. */
  readonly hire: (name: string, ...roles: readonly Role[]) => Promise<Colleague>;
  readonly http: () => Promise<Http>;
}

export const STAFF_PASSWORD = 'correct horse battery';

const FIRST_PASSWORD = 'told once at the start';

/** The staff's server over a test's house, without a port. */
export const testConsole = (ctx: AppContext): TestConsole => {
  let site: Promise<Http> | null = null;
  const http = () => (site ??= openConsole(ctx, openMetrics()));
  afterAll(async () => (await site)?.close());
  const call: TestConsole['call'] = async (method, url, { token, body, headers } = {}) => {
    const reply = await (
      await http()
    ).inject({
      method,
      url,
      headers: { ...(token === undefined ? {} : { authorization: `Bearer ${token}` }), ...headers },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    return { status: reply.statusCode, headers: reply.headers, body: reply.json() };
  };
  const enterFirst: TestConsole['enterFirst'] = async (name, password) => {
    const entered = await call('POST', '/console/session', { body: { name, password } });
    const { token: entering } = entered.body.value as { token: string };
    const prepared = await call('POST', '/console/session/authenticator', { token: entering });
    const { secret } = prepared.body.value as { secret: string };
    const body = { code: codeOf(secret, ctx.clock.now()), newPassword: STAFF_PASSWORD };
    const complete = await call('POST', '/console/session/code', { token: entering, body });
    return { name, secret, token: (complete.body.value as { token: string }).token };
  };
  const hire: TestConsole['hire'] = async (name, ...roles) => {
    const password = hashCheaply(FIRST_PASSWORD);
    const id = await givenStaff(ctx.db, { name, roles, password, at: ctx.clock.now() });
    return { id: String(id), ...(await enterFirst(name, FIRST_PASSWORD)) };
  };
  return { call, enterFirst, hire, http };
};

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const PERIOD_MS = 30_000;

/** The code of an authenticator (RFC 6238) at an instant, worked out without the library that the operator asks. */
export const codeOf = (secret: string, at: Date): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at.getTime() / PERIOD_MS)));
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) % 16;
  return String((mac.readUInt32BE(offset) % 2 ** 31) % 1_000_000).padStart(6, '0');
};

const fromBase32 = (text: string): Buffer => {
  const bits = Array.from(text, (letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};
