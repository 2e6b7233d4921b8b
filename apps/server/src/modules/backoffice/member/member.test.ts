import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import {
  givenAccount,
  givenPlayed,
  givenUpline,
  readActions,
  readAudit,
} from '../../../../../../tools/scenario/index.ts';
import { type Colleague, testConsole } from '../../../../../../tools/console/test-console.ts';
import {
  openMember,
  openPast,
  openPayee,
  PAYEE_NAME,
  signIn,
  type TestMember,
} from '../../../../../../tools/payments/members.ts';
import { kyat, openDepositor, openTestChannel } from '../../../../../../tools/payments/test-deposits.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { testEntry } from '../../../../../../tools/test-wallet.ts';
import { post as postMoney } from '../../wallet/index.ts';

const db = testDatabase();
const tested = testContext(db);
const { ctx, clock } = tested;
const { call, hire } = testConsole(ctx);

let support: Colleague;
let risk: Colleague;
let auditor: Colleague;

beforeAll(async () => {
  [support, risk, auditor] = [
    await hire('helper', 'support'),
    await hire('guard', 'risk'),
    await hire('reader', 'auditor'),
  ];
  await openTestChannel(db, { id: 'manual', type: 'MANUAL' });
});

const read = async <Value>(url: string, who = risk): Promise<Value> => {
  const { body } = await call('GET', `/console/members/${url}`, { token: who.token });
  expect([url, body.code]).toEqual([url, 'ok']);
  return body.value;
};

const post = async (url: string, body: object, who = risk) =>
  (await call('POST', `/console/members/${url}`, { token: who.token, body })).body;

const order = async ({ token }: TestMember) => {
  const body = { methodId: 'manual', amount: '5000.00', requestId: randomUUID() };
  return (await tested.call('POST', '/wps/deposits', { token, body })).body.value as { id: string };
};

test('the file of a member shows what it has, what is open and what came and went', async () => {
  const member = await openMember(tested, kyat(700_000));
  await openPast(tested, member, await openPayee(tested, member));
  const { id } = await order(member);
  await post(`${member.id}/restrictions`, { kind: 'BETTING', reason: 'OWN_WISH', note: 'asked for it' });
  await post(`${member.id}/notes`, { text: 'calls at night' });
  expect(await read(String(member.id))).toMatchObject({
    account: member.name,
    status: 'open',
    contacts: { payeeName: PAYEE_NAME },
    contactsShown: true,
    sessions: 1,
    wallet: { balance: '700000.00', held: '0.00', available: '700000.00', outstandingDebt: '0.00' },
    turnoverLeft: '0.00',
    restrictions: [{ kind: 'BETTING', live: true }],
    openDeposits: [{ id, state: 'AWAITING', amount: '5000.00' }],
    openWithdrawals: [],
    totals: {
      deposits: { count: 1, amount: '1000000.00' },
      withdrawals: { count: 1, amount: '10000.00' },
    },
    notes: 1,
  });
});

test('the right to send money up is given and taken where somebody stands above, and both are written down', async () => {
  const [agent, member] = [await openMember(tested), await openMember(tested)];
  const set = async (on: boolean, who = risk) => {
    const body = { on, reason: 'asked for it' };
    return (await call('PUT', `/console/members/${member.id}/upline`, { token: who.token, body })).body.code;
  };
  expect(await read(String(member.id))).toMatchObject({ upline: null });
  expect(await set(true)).toBe('not_found');
  await givenUpline(db, { below: member.id, above: agent.id });
  const upline = { id: String(agent.id), account: agent.name };
  expect(await set(true, support)).toBe('role_needed');
  expect(await set(true)).toBe('ok');
  expect(await read(String(member.id))).toMatchObject({ upline: { ...upline, toUpline: true } });
  expect(await set(false)).toBe('ok');
  expect(await read(String(member.id))).toMatchObject({ upline: { ...upline, toUpline: false } });
  expect(await readActions(db, `account:${member.id}`)).toEqual([
    'member.allowToUpline',
    'member.forbidToUpline',
  ]);
});

test('an account without a wallet has an empty file', async () => {
  const id = await openDepositor(ctx);
  expect(await read(String(id))).toMatchObject({
    wallet: { balance: '0.00', held: '0.00', available: '0.00', outstandingDebt: '0.00' },
    lastLoginAt: null,
    sessions: 0,
    notes: 0,
  });
  expect(await read(`${id}/timeline`)).toEqual({ entries: [], next: null });
});

test('who may not see contacts sees them masked', async () => {
  const member = await openMember(tested);
  await givenAccount(db, member.id, { mobile: '959777000111', email: 'thiri@example.org' });
  expect(await read(String(member.id), support)).toMatchObject({
    contacts: { mobile: '+95 9•••••111', email: 't•••@example.org', payeeName: 'T••• A•••' },
    contactsShown: false,
  });
  expect(await read(String(member.id), risk)).toMatchObject({
    contacts: { mobile: '959777000111', email: 'thiri@example.org', payeeName: PAYEE_NAME },
  });
});

test('one session is ended, then all, and the audit keeps both', async () => {
  const member = await openMember(tested);
  clock.advance(1_000);
  const second = await signIn(tested.call, member.name);
  const sessions = await read<{ id: string }[]>(`${member.id}/sessions`, support);
  expect(sessions).toHaveLength(2);
  const reason = 'asked for by the member';
  const isIn = async (token: string) =>
    (await tested.call('GET', '/wps/v2/wallets/balance', { token })).status === 200;
  const end = (session: string | null) => post(`${member.id}/sessions/end`, { session, reason }, support);
  expect((await end(sessions[0]?.id ?? null)).value).toEqual({ ended: 1 });
  expect([await isIn(member.token), await isIn(second)].filter(Boolean)).toHaveLength(1);
  expect((await end(sessions[0]?.id ?? null)).code).toBe('not_found');
  expect((await end(null)).value).toEqual({ ended: 1 });
  expect([await isIn(member.token), await isIn(second)]).toEqual([false, false]);
  const other = await openMember(tested);
  const [theirs] = await read<{ id: string }[]>(`${other.id}/sessions`);
  expect((await end(theirs?.id ?? null)).code).toBe('not_found');
  expect(await readAudit(db, { subject: `account:${member.id}` })).toMatchObject([
    { action: 'member.sessions', actor: 'helper' },
    { action: 'member.sessions', actor: 'helper' },
  ]);
});

const bets = async (member: TestMember, count: number) => {
  for (let index = 1; index <= count; index += 1)
    await postMoney(db, member.id, { ...testEntry(`bet ${index}`, 100n), kind: 'BET' });
  const played = { accountId: member.id, source: 'ANY', game: 'any', stake: 100n, at: clock.now() };
  for (let n = 1; n <= count; n += 1) await givenPlayed(db, { ...played, round: `r${n}` });
};

const walk = async <Row>(url: string, list: string): Promise<Row[]> => {
  const rows: Row[] = [];
  let before = '';
  for (let page = 0; page < 50; page += 1) {
    const joint = url.includes('?') ? '&' : '?';
    const answer = await read<Record<string, never>>(`${url}${joint}limit=3${before}`);
    rows.push(...((answer[list] ?? []) as Row[]));
    if (answer.next === null) return rows;
    before = `&before=${String(answer.next)}`;
  }
  throw new Error('the pages never end');
};

test('postings and bets are paged to the last, bets of one instant among them', async () => {
  const member = await openMember(tested, kyat(1_000));
  await bets(member, 7);
  const postings = await walk<{ id: string; kind: string }>(`${member.id}/postings`, 'postings');
  expect(postings.map(({ id }) => id)).toEqual([8, 7, 6, 5, 4, 3, 2, 1].map((seq) => `${member.id}-${seq}`));
  const few = await walk<{ kind: string }>(`${member.id}/postings?bets=hidden`, 'postings');
  expect(few.map(({ kind }) => kind)).toEqual(['DEPOSIT']);
  const rounds = await walk<{ round: string }>(`${member.id}/bets`, 'bets');
  expect(rounds.map(({ round }) => round).toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7].map((n) => `r${n}`));
});

test('deposits and withdrawals of a member are paged in any state', async () => {
  const member = await openMember(tested);
  await openPast(tested, member, await openPayee(tested, member));
  await order(member);
  const deposits = await walk<{ state: string }>(`${member.id}/deposits`, 'deposits');
  expect(deposits.map(({ state }) => state)).toEqual(['AWAITING', 'CREDITED']);
  const withdrawals = await walk<{ state: string }>(`${member.id}/withdrawals`, 'withdrawals');
  expect(withdrawals.map(({ state }) => state)).toEqual(['COMPLETED']);
});

interface Entry {
  kind: string;
  id: string;
  at: number;
  what: string;
  by: string | null;
}

test('the timeline shows everything once, the latest first, however it is paged', async () => {
  const member = await openMember(tested, kyat(1_000));
  await bets(member, 8);
  await order(member);
  for (const text of ['one', 'two', 'three']) {
    clock.advance(1_000);
    await post(`${member.id}/notes`, { text: `note ${text}` });
  }
  await post(`${member.id}/restrictions`, { kind: 'DEPOSITS', reason: 'OTHER', note: 'for a while' });
  const whole = await read<{ entries: Entry[]; next: null }>(`${member.id}/timeline?limit=200`);
  expect(whole.next).toBe(null);
  const paged = await walk<Entry>(`${member.id}/timeline`, 'entries');
  expect(paged).toEqual(whole.entries);
  const counts = Object.fromEntries(
    Object.entries(Object.groupBy(paged, ({ kind }) => kind)).map(([kind, rows]) => [kind, rows?.length]),
  );
  expect(counts).toEqual({ signIn: 1, deposit: 1, posting: 1, bet: 8, note: 3, restriction: 1 });
  expect(paged.find(({ kind }) => kind === 'note')).toMatchObject({ by: 'guard' });
});

test('the timeline is narrowed to kinds, and audit entries are for those who read the audit', async () => {
  const member = await openMember(tested, kyat(1_000));
  await post(`${member.id}/sessions/end`, { reason: 'a strange place' });
  await post(`${member.id}/notes`, { text: 'strange indeed' });
  const kindsOf = async (url: string, who: Colleague) =>
    (await read<{ entries: Entry[] }>(`${member.id}/timeline${url}`, who)).entries.map(({ kind }) => kind);
  expect(await kindsOf('?kinds=note,posting', risk)).toEqual(expect.arrayContaining(['note', 'posting']));
  expect(await kindsOf('?kinds=note', risk)).toEqual(['note']);
  expect(await kindsOf('?kinds=act', risk)).toEqual([]);
  expect(await kindsOf('?kinds=act', auditor)).toEqual(['act']);
});

test('a cursor of the timeline that was made up is refused', async () => {
  const member = await openMember(tested);
  const made = [{ note: 'x' }, { bet: '1' }, { note: `1.${randomUUID()}` }, { other: '1' }, [], 'x'];
  for (const places of [...made.map((one) => JSON.stringify(one)), '{']) {
    const before = Buffer.from(places).toString('base64url');
    const url = `/console/members/${member.id}/timeline?before=${before}`;
    const { body } = await call('GET', url, { token: risk.token });
    expect([places, body.code]).toEqual([places, 'bad_request']);
  }
  const { body } = await call('GET', `/console/members/${member.id}/timeline?kinds=breath`, {
    token: risk.token,
  });
  expect(body.code).toBe('bad_request');
});

test('of a member that does not exist nothing is shown', async () => {
  const rest = ['', '/timeline', '/sessions', '/postings', '/bets', '/deposits', '/withdrawals', '/notes'];
  for (const one of [...rest, '/restrictions']) {
    const { body } = await call('GET', `/console/members/999999${one}`, { token: risk.token });
    expect([one, body.code]).toEqual([one, 'not_found']);
  }
});
