import { BusinessError, collectContributions, contribute } from '@hintha/platform';
import { expect, test } from 'vitest';
import { openPlaced } from '../../../../../../tools/agents/open-team.ts';
import { testConsole } from '../../../../../../tools/console/test-console.ts';
import { type Proposed, twoPeople } from '../../../../../../tools/console/two-people.ts';
import { signIn, type TestMember } from '../../../../../../tools/payments/members.ts';
import { linesOf } from '../../../../../../tools/scenario/index.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { ALL_CONTRIBUTIONS } from '../../../all-modules.ts';
import { businessDay } from '../../../business-day.ts';
import { maskPlayer } from '../../identity/index.ts';
import { type Move, moveChecks, moveFollowers } from '../index.ts';
import { runMoves } from './run-moves.ts';

const db = testDatabase({ role: 'hintha_app' });
const tested = testContext(db);
const { ctx, clock } = tested;
const office = testConsole(ctx);
const { approve } = twoPeople(office);
const DAY_MS = 24 * 3_600_000;

let staff = 0;
const hire = () => office.hire(`mover${(staff += 1)}`, 'risk');
const dayAfter = (days: number): string => businessDay(new Date(clock.now().getTime() + days * DAY_MS));

const propose = async (account: TestMember, upline: TestMember, order: object = {}) => {
  const body = { account: account.name, upline: upline.name, day: dayAfter(1), reason: 'a new head' };
  const url = '/console/agents/moves';
  const { token } = await hire();
  const answer = await office.call('POST', url, {
    token,
    body: { ...body, requestId: crypto.randomUUID(), ...order },
  });
  return {
    code: answer.body.code,
    value: answer.body.value as unknown,
    proposed: answer.body.value as Proposed['proposed'],
  };
};
const plan = async (account: TestMember, upline: TestMember): Promise<string> =>
  approve(await propose(account, upline), await hire());
interface Listed {
  id: string;
  state: string;
  error: string | null;
}
const listMoves = async (): Promise<Listed[]> => {
  const { token } = await hire();
  const answer = await office.call('GET', '/console/agents/moves', { token });
  return (answer.body.value as { moves: Listed[] }).moves;
};
const lineOf = async ({ id }: TestMember) => (await linesOf(db)).get(id);

const openTeams = async () => {
  const [left, right] = [
    await openPlaced(tested, { type: 2, rates: { RNG: 90 } }),
    await openPlaced(tested, { type: 2 }),
  ];
  const head = await openPlaced(tested, { under: left });
  const member = await openPlaced(tested, { type: 0, under: head });
  return { left, right, head, member };
};

test('a move that two of the staff planned is done when its day begins, with the team, and once', async () => {
  const { left, right, head, member } = await openTeams();
  expect(await plan(head, right)).toBe('ok');
  await runMoves(ctx);
  expect(await lineOf(member)).toEqual([left.id, head.id, member.id]);
  clock.advance(DAY_MS);
  await Promise.all([runMoves(ctx), runMoves(ctx)]);
  expect(await lineOf(member)).toEqual([right.id, head.id, member.id]);
  expect((await listMoves())[0]).toMatchObject({ state: 'done', moved: 2, account: { name: head.name } });
});

test('who is moved is told, and so are the agents right above it before and now', async () => {
  const { left, right, head, member } = await openTeams();
  await plan(head, right);
  clock.advance(DAY_MS);
  for (let n = 0; n < 2; n += 1) await runMoves(ctx);
  const messagesOf = async ({ name }: TestMember) => {
    const token = await signIn(tested.call, name);
    return ((await tested.call('GET', '/wps/messages', { token })).body.value as { list: object[] }).list;
  };
  expect(await messagesOf(left)).toMatchObject([{ kind: 'downline_left', values: { account: head.name } }]);
  expect(await messagesOf(right)).toMatchObject([
    { kind: 'downline_joined', values: { account: head.name } },
  ]);
  expect(await messagesOf(head)).toMatchObject([
    { kind: 'account_moved', values: { account: maskPlayer(right.name) } },
  ]);
  expect(await messagesOf(member)).toEqual([]);
});

test('what the agent above had asked for is over with the move, and the new one may ask at once', async () => {
  const left = await openPlaced(tested, { type: 2, rates: { RNG: 90 } });
  const right = await openPlaced(tested, { type: 2, rates: { RNG: 90 } });
  const head = await openPlaced(tested, { under: left, rates: { RNG: 60 } });
  clock.advance(2 * DAY_MS + Math.max(0, Date.now() - clock.now().getTime()));
  const ask = async ({ name }: TestMember, rate: number) => {
    const token = await signIn(tested.call, name);
    const url = `/wps/agent/downlines/${head.id}/rates`;
    return (await tested.call('PUT', url, { token, body: { rates: { RNG: rate } } })).body.code;
  };
  expect(await ask(left, 50)).toBe('ok');
  await plan(head, right);
  clock.advance(DAY_MS);
  await runMoves(ctx);
  expect(await ask(right, 40)).toBe('ok');
});

test('moves are listed by their state and by who moves', async () => {
  const { right, head } = await openTeams();
  const other = await openTeams();
  await plan(head, right);
  await plan(other.head, other.right);
  const { token } = await hire();
  const list = async (query: string) =>
    (await office.call('GET', `/console/agents/moves?${query}`, { token })).body;
  expect((await list(`account=${head.name}`)).value).toMatchObject({
    moves: [{ account: { name: head.name } }],
  });
  expect((await list(`account=${head.name}&state=done`)).value).toMatchObject({ moves: [] });
  expect((await list('state=planned')).value).toMatchObject({
    moves: [{ account: { name: other.head.name } }, { account: { name: head.name } }],
  });
  expect((await list('account=nobodyatall')).code).toBe('not_found');
});

test('whoever planned a move does not approve it', async () => {
  const { right, head } = await openTeams();
  const maker = await hire();
  const body = { account: head.name, upline: right.name, day: dayAfter(1), reason: 'a new head' };
  const url = '/console/agents/moves';
  const asked = { token: maker.token, body: { ...body, requestId: crypto.randomUUID() } };
  const proposed = (await office.call('POST', url, asked)).body.value as Proposed['proposed'];
  expect(await approve({ proposed }, maker)).toBe('own_proposal');
  expect(await approve({ proposed }, await hire())).toBe('ok');
});

test('an account stands above its team in the tree, with the line that leads down to it', async () => {
  const { left, head, member } = await openTeams();
  const { token } = await hire();
  const read = async (name: string) =>
    (await office.call('GET', `/console/agents/team?account=${name}`, { token })).body.value;
  expect(await read(head.name)).toMatchObject({
    path: [{ name: left.name }, { name: head.name }],
    list: [
      { name: head.name, depth: 0, teamSize: 2 },
      { name: member.name, depth: 1, teamSize: 1 },
    ],
  });
  expect(await read(left.name)).toMatchObject({ list: [{ name: left.name, depth: 0, teamSize: 3 }, {}, {}] });
  expect(await read(member.name)).toMatchObject({ list: [{ name: member.name }], next: null });
});

test('what follows from a move is written with it, and what objects to it leaves all as it was', async () => {
  const { left, right, head, member } = await openTeams();
  const seen: Move[] = [];
  let objection: BusinessError | null = new BusinessError('not_enabled');
  const contributions = collectContributions([
    ...ALL_CONTRIBUTIONS,
    contribute(moveChecks, async () => objection),
    contribute(moveFollowers, async (_ctx, _tx, move) => void seen.push(move)),
  ]);
  await plan(head, right);
  clock.advance(DAY_MS);
  await runMoves({ ...ctx, contributions });
  expect((await listMoves())[0]).toMatchObject({ state: 'failed', error: 'not_enabled' });
  expect(await lineOf(member)).toEqual([left.id, head.id, member.id]);
  objection = null;
  await plan(head, right);
  clock.advance(DAY_MS);
  await runMoves({ ...ctx, contributions });
  const lines = { oldLine: [left.id, head.id], newLine: [right.id, head.id] };
  expect(seen).toMatchObject([{ accountId: head.id, day: businessDay(clock.now()), ...lines }]);
});

test('nobody comes below its own team, an affiliate, a member, or where it would have more than is given', async () => {
  const { left, right, head, member } = await openTeams();
  const affiliate = await openPlaced(tested, { type: 41 });
  const rich = await openPlaced(tested, { under: left, rates: { RNG: 80 } });
  const problems = async (account: TestMember, upline: TestMember) => (await propose(account, upline)).value;
  expect(await problems(head, head)).toEqual({ problem: 'in_line' });
  const agent = await openPlaced(tested, { under: head });
  expect(await problems(head, agent)).toEqual({ problem: 'in_line' });
  expect(await problems(head, left)).toEqual({ problem: 'same' });
  expect(await problems(head, affiliate)).toEqual({ problem: 'affiliate' });
  expect(await problems(agent, member)).toEqual({ problem: 'upline_type' });
  expect(await problems(left, right)).toEqual({ problem: 'type' });
  expect(await propose(rich, right)).toMatchObject({
    code: 'rates_out_of_range',
    value: { rates: [{ category: 'RNG', rate: 80, most: 0 }] },
  });
  expect((await propose(head, right, { day: dayAfter(0) })).value).toEqual({ problem: 'day' });
});

test('a planned move can be cancelled before, and an account has one ahead', async () => {
  const { left, right, head } = await openTeams();
  await plan(head, right);
  expect((await propose(head, right)).code).toBe('move_present');
  const [planned] = await listMoves();
  const { token } = await hire();
  const cancel = async () =>
    (
      await office.call('POST', `/console/agents/moves/${planned?.id}/cancel`, {
        token,
        body: { reason: 'not now' },
      })
    ).body.code;
  expect([await cancel(), await cancel()]).toEqual(['ok', 'no_longer_open']);
  clock.advance(DAY_MS);
  await runMoves(ctx);
  expect(await lineOf(head)).toEqual([left.id, head.id]);
});

test('a move is previewed with both lines, the size of the team and what stands against it', async () => {
  const { left, right, head } = await openTeams();
  const { token } = await hire();
  const url = `/console/agents/moves/preview?account=${head.name}&upline=${right.name}`;
  expect((await office.call('GET', url, { token })).body.value).toMatchObject({
    from: [{ name: left.name }, { name: head.name }],
    to: [{ name: right.name }, { name: head.name }],
    teamSize: 2,
    rates: [],
    problem: '',
  });
});
