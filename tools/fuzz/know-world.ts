import { CONSOLE_ROUTES, ROUTES } from '@hintha/contract';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Known } from './of-schema.ts';
import type { World } from './world.ts';

const MOST_OF_ONE = 12;
const MOST_LENGTH = 128;

type Found = Map<string, Set<string | number>>;

const isShort = (value: unknown): value is string | number =>
  typeof value === 'number' || (typeof value === 'string' && value !== '' && value.length <= MOST_LENGTH);

const keep = (found: Found, name: string, value: unknown): void => {
  if (isShort(value)) {
    const set = found.get(name) ?? new Set();
    if (set.size < MOST_OF_ONE) found.set(name, set.add(value));
  } else if (Array.isArray(value)) value.slice(0, MOST_OF_ONE).forEach((one) => keep(found, name, one));
  else if (typeof value === 'object' && value !== null) keepFields(found, name, value);
};

const keepFields = (found: Found, name: string, value: object): void => {
  for (const [key, one] of Object.entries(value)) {
    keep(found, key, one);
    // What is called `id` where it stands is called by its owner elsewhere.
    if (key === 'id' || key === 'code') keep(found, `${name.replace(/s$/, '')}Id`, one);
  }
};

const LOOKS = [
  ['site', ROUTES, 'member'],
  ['site', ROUTES, 'agent'],
  ['console', CONSOLE_ROUTES, 'everyone'],
] as const;

const looksOf = (routes: (typeof LOOKS)[number][1]): string[] =>
  Object.values<{ method: string; path: string }>(routes)
    .filter(({ method }) => method === 'GET')
    .map(({ path }) => path);

/** Looks at everything that can be looked at without a word, and keeps what stands there under its name. */
export const knowWorld = async (world: World): Promise<Known> => {
  const found: Found = new Map();
  for (const [program, routes, caller] of LOOKS)
    for (const path of looksOf(routes)) {
      const url = path.replaceAll(/:(\w+)/g, (_, name: string) => String([...(found.get(name) ?? [1])][0]));
      const headers = { authorization: `Bearer ${world.tokenOf(caller)}` };
      const reply = await world.http[program].inject({ url, headers });
      if (reply.statusCode === 200) keep(found, 'value', reply.json<{ value: unknown }>().value);
    }
  const names = ['fuzzmember', 'fuzzagent', 'demo', 'thiri'];
  const token = readFileSync(join(world.dataDir, 'conformance-hub88.token'), 'utf8');
  const given: Record<string, (string | number)[]> = {
    token: [token],
    ...Object.fromEntries(['user', 'username', 'account', 'name', 'login'].map((name) => [name, names])),
    ...Object.fromEntries(
      ['account_id', 'accountId', 'memberId', 'id'].map((name) => [name, [1, 2, 3, 4, 5, 6, 7]]),
    ),
    channel: ['gateway', 'usdt_trc20', 'kbzpay', 'kbz_bank'],
    receiver: ['KP-0000-01', 'KB-0000-01'],
    vendor: ['PADAUK', 'STUDIO'],
    password: ['long enough 1'],
    paymentPassword: ['123456'],
    page: ['home', 'slots', 'help', 'depositv2'],
  };
  for (const [name, values] of Object.entries(given)) for (const one of values) keep(found, name, one);
  return new Map([...found].map(([name, values]) => [name, [...values]]));
};
