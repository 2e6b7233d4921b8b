import { expect, test } from 'vitest';
import { openPlaced } from '../../../../../../tools/agents/open-team.ts';
import { signIn, type TestMember } from '../../../../../../tools/payments/members.ts';
import { givenMove } from '../../../../../../tools/scenario/index.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { maskPlayer } from '../../identity/index.ts';
import { selectRates } from '../rates/rate-store.ts';
import { closeLateRequests } from './answer-request.ts';

const db = testDatabase({ role: 'hintha_app' });
const tested = testContext(db);
const { call, clock, ctx } = tested;
const HOUR_MS = 3_600_000;

interface Asked {
  id: string;
  state: string;
}

const setRates = (who: TestMember, of: TestMember, rates: object) =>
  call('PUT', `/wps/agent/downlines/${of.id}/rates`, { token: who.token, body: { rates } });
const requestsOf = async ({ token }: TestMember): Promise<Asked[]> =>
  (await call('GET', '/wps/member/rateRequests', { token })).body.value;
const answer = async ({ token }: TestMember, id: string | undefined, accept: boolean): Promise<string> =>
  (await call('POST', `/wps/member/rateRequests/${id}`, { token, body: { accept } })).body.code;
const rateOf = async ({ id }: TestMember) => (await selectRates(db, [id])).get(id)?.RNG;
const refresh = async (member: TestMember): Promise<TestMember> => ({
  ...member,
  token: await signIn(call, member.name),
});

/** An account below an agent, so many hours after its opening. */
const openPair = async (hours = 25) => {
  const agent = await openPlaced(tested, { rates: { RNG: 100, LIVE: 50 } });
  const below = await openPlaced(tested, { type: 0, under: agent, rates: { RNG: 60 } });
  clock.advance(wallAhead() + hours * HOUR_MS);
  return { agent: await refresh(agent), below: await refresh(below) };
};

/** Accounts are opened by the clock of the database, which the test's has to be ahead of. */
const wallAhead = (): number => Math.max(0, Date.now() - clock.now().getTime());

test('within a day of the opening no consent is needed', async () => {
  const { agent, below } = await openPair(0);
  expect((await setRates(agent, below, { RNG: 10 })).body.value).toMatchObject({
    asked: false,
    rates: { RNG: 10 },
  });
});

test('raising is free up to the agent’s own, and a lower rate waits for consent', async () => {
  const { agent, below } = await openPair();
  expect((await setRates(agent, below, { RNG: 101 })).body.code).toBe('rates_out_of_range');
  const asked = await setRates(agent, below, { RNG: 40, LIVE: 50 });
  expect(asked.body.value).toMatchObject({ asked: true, rates: { RNG: 60, LIVE: 50 } });
  const [request] = await requestsOf(below);
  expect(request).toMatchObject({ state: 'open', changes: [{ category: 'RNG', now: 60, wanted: 40 }] });
  expect((await setRates(agent, below, { RNG: 30 })).body.code).toBe('consent_open');
  expect(await answer(agent, request?.id, true)).toBe('not_found');
  expect(await answer(below, request?.id, true)).toBe('ok');
  expect(await answer(below, request?.id, true)).toBe('consent_over');
  expect(await rateOf(below)).toBe(40);
  const inbox = await call('GET', '/wps/messages', { token: agent.token });
  expect(inbox.body.value).toMatchObject({
    list: [{ kind: 'rates_accepted', values: { account: below.name } }],
  });
});

test('what is rejected or not answered in time stays as it is', async () => {
  const { agent, below } = await openPair();
  await setRates(agent, below, { RNG: 40 });
  expect(await answer(below, (await requestsOf(below))[0]?.id, false)).toBe('ok');
  await setRates(agent, below, { RNG: 30 });
  const [late] = await requestsOf(below);
  clock.advance(72 * HOUR_MS);
  const again = await refresh(below);
  expect((await requestsOf(again))[0]).toMatchObject({ state: 'expired' });
  expect(await answer(again, late?.id, true)).toBe('consent_over');
  await closeLateRequests(ctx);
  expect((await requestsOf(again)).map(({ state }) => state)).toEqual(['expired', 'rejected']);
  expect(await rateOf(below)).toBe(60);
});

test('whoever asked and whoever was asked is told once that nobody answered in time', async () => {
  const { agent, below } = await openPair();
  await setRates(agent, below, { RNG: 40 });
  clock.advance(72 * HOUR_MS);
  for (let n = 0; n < 2; n += 1) await closeLateRequests(ctx);
  const messagesOf = async (who: TestMember) => {
    const { token } = await refresh(who);
    const { list } = (await call('GET', '/wps/messages', { token })).body.value as { list: object[] };
    return list;
  };
  expect(await messagesOf(agent)).toMatchObject([{ kind: 'rates_expired', values: { account: below.name } }]);
  expect(await messagesOf(below)).toMatchObject([
    { kind: 'rates_expired', values: { account: maskPlayer(agent.name) } },
    { kind: 'rates_asked' },
  ]);
});

test('what stands below is lowered first, and who would stay higher is named', async () => {
  const { agent, below } = await openPair();
  const last = await openPlaced(tested, { type: 0, under: below, rates: { RNG: 55 } });
  await setRates(agent, below, { RNG: 50 });
  const [request] = await requestsOf(below);
  const refused = await call('POST', `/wps/member/rateRequests/${request?.id}`, {
    token: below.token,
    body: { accept: true },
  });
  expect(refused.body).toMatchObject({
    code: 'downline_rates_higher',
    value: { accounts: [{ account: last.name, category: 'RNG', rate: 55 }] },
  });
  expect((await requestsOf(below))[0]).toMatchObject({ state: 'open' });
});

test('a request of an agent that is above no more is over', async () => {
  const { agent, below } = await openPair();
  const other = await openPlaced(tested, { rates: { RNG: 100 } });
  await setRates(agent, below, { RNG: 40 });
  await givenMove(db, below.id, other.id);
  expect(await answer(below, (await requestsOf(below))[0]?.id, true)).toBe('consent_over');
  expect((await setRates(agent, below, { RNG: 70 })).body.code).toBe('not_found');
});
