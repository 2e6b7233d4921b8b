import type { AccountType } from '@hintha/contract';
import { beforeAll, expect, test } from 'vitest';
import { type Colleague, testConsole } from '../../../../../../tools/console/test-console.ts';
import {
  givenAccount,
  givenDecided,
  givenLevel,
  givenOwner,
  givenUpline,
} from '../../../../../../tools/scenario/index.ts';
import { sumAllTeams } from '../../../../../../tools/test/count-all-play.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { openFunded } from '../../../../../../tools/test-wallet.ts';
import { businessDay } from '../../../business-day.ts';
import { addDays } from '../../bets/index.ts';

const db = testDatabase({ role: 'hintha_app' });
const { ctx, clock } = testContext(db);
const { call, hire } = testConsole(ctx);

const DAY_MS = 24 * 3_600_000;

interface Row {
  id: string;
  account: string;
  upline: { account: string } | null;
  level: { rank: number };
  balance: string;
  deposits: string;
  gaming: string;
  lastPlayed: string | null;
}

let support: Colleague;
let today = '';

const list = async (query: string): Promise<{ members: Row[]; next: string | null }> => {
  const { body } = await call('GET', `/console/members?${query}`, { token: support.token });
  expect([query, body.code]).toEqual([query, 'ok']);
  return body.value;
};
const namesOf = async (query: string) => (await list(query)).members.map(({ account }) => account);

/** Accounts without a wallet, numbered beside those that have one. */
let lastEmpty = 9_000n;

interface Opened {
  readonly funds?: bigint;
  readonly type?: AccountType;
}

/** An account that was opened so many days ago. */
const open = async (name: string, daysAgo: number, { funds = 10_000n, type = 0 }: Opened = {}) => {
  const id = funds === 0n ? (lastEmpty += 1n) : await openFunded(db, funds);
  await givenOwner(db, id, { name, type });
  await givenAccount(db, id, { createdAt: new Date(clock.now().getTime() - daysAgo * DAY_MS) });
  return id;
};

const played = (accountId: bigint, daysAgo: number) =>
  givenDecided(db, {
    accountId,
    stake: 900n,
    payout: 400n,
    at: new Date(clock.now().getTime() - daysAgo * DAY_MS),
  });

beforeAll(async () => {
  clock.advance(Date.now() - clock.now().getTime());
  today = businessDay(clock.now());
  const agent = await open('sayar', 90, { type: 1 });
  const resting = await open('resting', 80);
  const keen = await open('keen', 60);
  const high = await open('high', 40);
  await open('poor', 20, { funds: 0n });
  await open('fresh', 2);
  await open('trial', 1, { funds: 0n, type: 4 });
  await open('clerk', 1, { funds: 0n, type: 42 });
  await givenUpline(db, { below: keen, above: agent });
  await givenLevel(db, high, 5);
  await givenLevel(db, resting, 4);
  await givenAccount(db, high, { status: 'locked' });
  await played(resting, 35);
  await played(keen, 40);
  await played(keen, 3);
  await sumAllTeams(ctx);
  support = await hire('helper', 'support');
});

test('members are listed the latest first, without trials and sub-accounts, page by page', async () => {
  expect(await namesOf('')).toEqual(['fresh', 'poor', 'high', 'keen', 'resting', 'sayar']);
  const first = await list('limit=4');
  expect(first.members.map(({ account }) => account)).toEqual(['fresh', 'poor', 'high', 'keen']);
  const second = await list(`limit=4&after=${first.next}`);
  expect(second.members.map(({ account }) => account)).toEqual(['resting', 'sayar']);
  expect(second.next).toBeNull();
});

test.each([
  ['new', ['fresh']],
  ['noDeposit', ['poor']],
  ['active', ['keen']],
  ['dormant', ['resting']],
  ['vip', ['high']],
  ['locked', ['high']],
])('the segment %s', async (segment, names) => {
  expect(await namesOf(`segment=${segment}`)).toEqual(names);
});

test('a member stands with what it has, what it came to, and who is above it', async () => {
  const [keen] = (await list('segment=active')).members;
  expect(keen).toMatchObject({
    account: 'keen',
    upline: { account: 'sayar' },
    level: { rank: 1 },
    balance: '100.00',
    deposits: '100.00',
    gaming: '10.00',
    lastPlayed: addDays(today, -3),
  });
});

test('whoever sees no member sees no list of them', async () => {
  const trader = await hire('trader', 'trading');
  const { body } = await call('GET', '/console/members', { token: trader.token });
  expect(body.code).toBe('role_needed');
});
