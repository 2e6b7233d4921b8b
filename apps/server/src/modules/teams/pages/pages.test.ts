import { money } from '@hintha/money';
import { transaction } from '@hintha/platform';
import { beforeAll, expect, test } from 'vitest';
import { givenAccount, givenMove, givenUpline } from '../../../../../../tools/scenario/index.ts';
import { fund, openMember, signIn, type TestMember } from '../../../../../../tools/payments/members.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { sumAllTeams } from '../../../../../../tools/test/count-all-play.ts';

import { businessDay, dayEnd } from '../../../business-day.ts';
import { addDays, placeBet, settleBet, voidBet } from '../../bets/index.ts';
import { post, postingKey } from '../../wallet/index.ts';

const db = testDatabase({ role: 'hintha_app' });
const site = testContext(db);
const { ctx, call, clock } = site;
const kyat = (amount: number) => money(BigInt(Math.round(amount * 100)));

let bets = 0;
const play = async ({ id }: TestMember, stake: number, payout: number | 'void'): Promise<void> => {
  const reference = `b${(bets += 1)}`;
  const order = {
    accountId: id,
    source: 'coin',
    category: 'SPORTS',
    game: 'coin',
    round: 'toss',
    selections: [],
  };
  const placed = await transaction(db, (tx) =>
    placeBet(tx, { ...order, reference, stake: kyat(stake), potentialPayout: null, at: clock.now() }),
  );
  const step = { betId: 'id' in placed ? placed.id : '', reference: 'toss', at: clock.now() };
  await transaction(db, async (tx) =>
    payout === 'void'
      ? voidBet(tx, { ...step, reason: 'test' })
      : settleBet(tx, { ...step, payout: kyat(payout), outcome: 'decided' }),
  );
};

const give = ({ id }: TestMember, kind: 'REBATE' | 'BONUS', amount: number) =>
  post(db, id, {
    kind,
    amount: kyat(amount),
    key: postingKey('test', kind),
    source: 'test',
    reference: kind,
  });

let top: TestMember;
let agent: TestMember;
let member: TestMember;
let outsider: TestMember;

beforeAll(async () => {
  [top, agent, member, outsider] = [
    await openMember(site, 0n),
    await openMember(site, 0n),
    await openMember(site, 0n),
    await openMember(site, 0n),
  ];
  for (const { name } of [top, agent, outsider]) await givenAccount(db, name, { type: 1 });
  await givenUpline(db, { below: agent.id, above: top.id, at: clock.now() });
  await givenUpline(db, { below: member.id, above: agent.id, at: clock.now() });
  await fund(site, member, 500_000n, 'first');
  // The example of the rule book, agents §9.
  await play(member, 1_000, 1_900);
  await play(member, 500, 0);
  await play(member, 300, 'void');
  await give(member, 'REBATE', 4.5);
  await give(member, 'BONUS', 20);
  await sumAllTeams(ctx);
});

const get = async (path: string, { token }: TestMember) => call('GET', path, { token });
// Postings bear the time of the database, play that of the test.
const RANGE = { from: businessDay(clock.now()), to: businessDay(new Date()) };
const days = `from=${RANGE.from}&to=${RANGE.to}`;

test('AGENT-007 a team’s turnover, payout and net are those of the rule book, without what was voided', async () => {
  const { body } = await get(`/wps/agent/overview?${days}`, top);
  expect(body.value).toMatchObject({
    members: 2,
    direct: 1,
    active: 1,
    joined: 2,
    firstDeposits: 1,
    firstDeposited: '5000.00',
    balance: '5424.50',
    figures: {
      stake: '1500.00',
      validBet: '1500.00',
      payout: '1900.00',
      rebates: '4.50',
      bonuses: '20.00',
      net: '424.50',
      deposits: '5000.00',
    },
  });
  const direct = await get(`/wps/agent/overview?${days}&scope=direct`, top);
  expect(direct.body.value).toMatchObject({ active: 0, joined: 1, figures: { stake: '0.00' } });
});

test('AGENT-011 the profit of a team leads down to the account that made it', async () => {
  const first = await get(`/wps/agent/profit?${days}`, top);
  expect(first.body.value).toMatchObject({
    path: [top.name],
    own: { account: top.name, figures: { stake: '0.00' } },
    list: [{ account: agent.name, hasTeam: true, active: 1, figures: { net: '424.50' } }],
    total: 1,
    totals: { net: '424.50' },
  });
  const below = await get(`/wps/agent/profit?${days}&account=${agent.name}`, top);
  expect(below.body.value).toMatchObject({
    path: [top.name, agent.name],
    list: [{ account: member.name, hasTeam: false, figures: { net: '424.50' } }],
  });
});

test('AGENT-011 of those right below alone the profit comes to what the overview says of them', async () => {
  const read = async (page: string, agentOf: TestMember) =>
    (await get(`/wps/agent/${page}?${days}&scope=direct`, agentOf)).body.value as {
      figures: object;
      list: object[];
      totals: object;
    };
  for (const [one, below, net] of [
    [top, agent, '0.00'],
    [agent, member, '424.50'],
  ] as const) {
    const [{ figures }, { list, totals }] = [await read('overview', one), await read('profit', one)];
    expect(totals).toEqual(figures);
    expect(list).toMatchObject([{ account: below.name, hasTeam: below === agent, figures: { net } }]);
  }
});

test('AGENT-010 the bets of a team are the rows that its figures are made of', async () => {
  const { body } = await get(`/wps/agent/bets?${days}&pageSize=1`, top);
  const page = body.value as { list: { account: string; stake: string }[]; next: string };
  expect(page.list).toMatchObject([{ account: member.name, stake: '500.00' }]);
  const rest = await get(`/wps/agent/bets?${days}&before=${page.next}`, top);
  expect(rest.body.value).toMatchObject({ list: [{ stake: '1000.00', payout: '1900.00' }], next: null });
  const alone = await get(`/wps/agent/bets?${days}&account=${agent.name}&alone=true`, top);
  expect(alone.body.value).toMatchObject({ list: [] });
  const direct = await get(`/wps/agent/bets?${days}&direct=true`, top);
  expect(direct.body.value).toMatchObject({ list: [], next: null });
  const below = await get(`/wps/agent/bets?${days}&account=${agent.name}&direct=true`, top);
  expect(below.body.value).toMatchObject({ list: [{ stake: '500.00' }, { stake: '1000.00' }] });
});

test('AGENT-013 an agent reads the account record of one of its team', async () => {
  const today = RANGE.to;
  const path = `/wps/agent/transactions?from=${today}&to=${today}&account=${member.name}`;
  const { body } = await get(path, top);
  const { list } = body.value as { list: { kind: string }[] };
  expect(list.map(({ kind }) => kind)).toContain('REBATE');
});

test('AGENT-013 the record answers every span of days that a figure leading to it may have', async () => {
  const read = (daysBefore: number) => {
    const from = addDays(RANGE.to, -daysBefore);
    return get(`/wps/agent/transactions?from=${from}&to=${RANGE.to}&account=${member.name}`, top);
  };
  const { body } = await read(91);
  expect(body.value).toMatchObject({ from: addDays(RANGE.to, -91), totals: { in: expect.any(String) } });
  expect((await read(92)).status).toBe(400);
});

test('AGENT-012 an agent’s income is its own', async () => {
  const { body } = await get(`/wps/agent/revenue?${days}`, top);
  expect(body.value).toMatchObject({ income: { rebates: '0.00', net: '0.00' } });
});

test.each([
  ['balance', { total: 3, balance: '5424.50', amount: null }, ['member', 'top', 'agent']],
  ['members', { total: 2 }, ['agent', 'member']],
  ['direct', { total: 1 }, ['agent']],
  ['active', { total: 1, amount: '1500.00' }, ['member']],
  ['joined', { total: 2 }, ['member', 'agent']],
  ['firstDeposits', { total: 1, amount: '5000.00' }, ['member']],
])('AGENT-007 the figure %s leads to the accounts that make it', async (list, sums, accounts) => {
  const names = { top: top.name, agent: agent.name, member: member.name };
  const { body } = await get(`/wps/agent/accounts?${days}&list=${list}`, top);
  const found = body.value as { list: { account: string; upline: string | null; joinedAt: number | null }[] };
  expect(found).toMatchObject(sums);
  expect(found.list.map(({ account }) => account)).toEqual(
    accounts.map((name) => names[name as keyof typeof names]),
  );
  for (const { account, upline, joinedAt } of found.list)
    expect([upline, joinedAt === null]).toEqual(
      { [top.name]: [null, true], [agent.name]: [top.name, false], [member.name]: [agent.name, false] }[
        account
      ],
    );
});

test('who called in the last minutes is listed as online, and those right below alone on demand', async () => {
  const overview = await get(`/wps/agent/overview?${days}`, top);
  expect(overview.body.value).toMatchObject({ online: 2 });
  const online = await get(`/wps/agent/accounts?${days}&list=online`, top);
  expect(online.body.value).toMatchObject({
    list: [{ account: agent.name }, { account: member.name }],
    total: 2,
  });
  clock.advance(6 * 60_000);
  const later = await get(`/wps/agent/accounts?${days}&list=online`, top);
  expect(later.body.value).toMatchObject({ list: [], total: 0 });
  const direct = await get(`/wps/agent/accounts?${days}&list=active&scope=direct`, top);
  expect(direct.body.value).toMatchObject({ list: [], total: 0, amount: null });
  const second = await get(`/wps/agent/accounts?${days}&pageNo=2&pageSize=2`, top);
  expect(second.body.value).toMatchObject({ list: [{ account: agent.name }], total: 3, totalPages: 2 });
});

test.each(['profit', 'bets', 'transactions', 'accounts'])(
  'AGENT-009 an account above, beside or of another line is answered by %s as one that does not exist',
  async (page) => {
    for (const name of [top.name, outsider.name, 'nobody-at-all']) {
      const { status, body } = await get(`/wps/agent/${page}?account=${name}`, agent);
      expect([status, body.code]).toEqual([404, 'not_found']);
    }
    expect((await get(`/wps/agent/${page}?account=${member.name}`, member)).status).toBe(403);
  },
);

test('figures span 92 days at most, and end after they begin', async () => {
  for (const query of ['from=2026-01-01&to=2026-06-01', 'from=2026-02-02&to=2026-02-01'])
    expect((await get(`/wps/agent/overview?${query}`, top)).status).toBe(400);
});

test('after a move what was before is of the old line’s figures alone, and the one who moved of the new line’s pages', async () => {
  const { body } = await get(`/wps/agent/overview?${days}`, top);
  const last = RANGE.to;
  await givenMove(db, member.id, outsider.id, last);
  clock.advance(dayEnd(last).getTime() - clock.now().getTime());
  const after = `from=${RANGE.from}&to=${businessDay(clock.now())}`;
  for (const one of [top, agent, outsider]) one.token = await signIn(call, one.name);
  for (const page of ['profit', 'bets', 'transactions', 'accounts'])
    for (const old of [top, agent])
      expect((await get(`/wps/agent/${page}?account=${member.name}`, old)).body.code).toBe('not_found');
  expect((await get(`/wps/agent/overview?${after}`, top)).body.value).toMatchObject({
    figures: (body.value as { figures: object }).figures,
  });
  const read = async (page: string) =>
    (await get(`/wps/agent/${page}?${after}&account=${member.name}`, outsider)).body.value as {
      list: { stake: string }[];
    };
  expect([(await read('bets')).list, (await read('transactions')).list]).toEqual([[], []]);
  await play(member, 70, 0);
  await sumAllTeams(ctx);
  expect((await read('bets')).list).toMatchObject([{ stake: '70.00' }]);
});
