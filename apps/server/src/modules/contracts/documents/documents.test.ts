import { afterAll, expect, test } from 'vitest';
import { testAgents } from '../../../../../../tools/contracts/test-agents.ts';
import { readInbox } from '../../../../../../tools/scenario/index.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { expectProven } from '../../../../../../tools/test-wallet.ts';
import { setSettings } from '../../settings/index.ts';
import { contractSettings } from '../settings.ts';
import { expireRequests } from './expire-requests.ts';

const db = testDatabase({ role: 'hintha_app' });
const site = testContext(db);
const { ctx, call, clock } = site;
const agents = testAgents(site);
const { openAgent, offer, idOf, act, grant, agree, list, process } = agents;
const HOUR_MS = 3_600_000;

afterAll(() => expectProven(db));

const flat = (rate: string) => ({ steps: [['0', 0, rate]] as const });
const codeOf = async (answer: ReturnType<typeof act>): Promise<string> => (await answer).body.code;
const stateOf = async (agent: Parameters<typeof list>[0], id: string) =>
  (await list(agent)).find((contract) => contract.id === id)?.state;

/** A line of three: the top, whom the operator pays, and two below it. */
const openLine = async (kind: Parameters<typeof grant>[1] = 'DIVIDEND', rate = '40') => {
  const top = await openAgent(null, { type: 2 });
  const middle = await openAgent(top);
  const low = await openAgent(middle);
  await grant(top, kind, [['0', 0, rate]]);
  return { top, middle, low };
};

test('AGENT-024 AGENT-025 AGENT-026 the upline offers, the downline takes, and it begins with the next period', async () => {
  const { top, middle } = await openLine();
  const id = idOf(await offer(top, middle, 'DIVIDEND', flat('30')));
  const [own] = await list(middle);
  expect(own).toMatchObject({
    id,
    kind: 'DIVIDEND',
    state: 'OFFERED',
    direction: 'UP',
    party: top.name,
    period: 'SEMIMONTHLY',
    tiers: [{ minVolume: '0.00', minActive: 0, rate: '30.00' }],
    effectiveFrom: null,
  });
  expect((await readInbox(db, middle.id)).map(({ kind }) => kind)).toEqual(['contract_offered']);
  expect(await codeOf(act(top, id, 'accept'))).toBe('contract_changed');
  expect(await codeOf(act(middle, id, 'withdraw'))).toBe('contract_changed');
  expect(await codeOf(act(middle, id, 'accept'))).toBe('ok');
  const [active] = await list(top, '?direction=DOWN');
  expect(active).toMatchObject({ id, state: 'ACTIVE', direction: 'DOWN', party: middle.name });
  expect(active?.effectiveFrom).toBe(Date.parse('2026-12-01T00:00:00+06:30'));
  for (const action of ['accept', 'reject', 'withdraw'] as const)
    expect(await codeOf(act(middle, id, action))).toBe('contract_changed');
});

test('an offer is refused or taken back, and nothing more becomes of it', async () => {
  const { top, middle } = await openLine();
  const refused = idOf(await offer(top, middle, 'DIVIDEND', flat('30')));
  expect((await offer(top, middle, 'DIVIDEND', flat('20'))).body.code).toBe('offer_present');
  expect(await codeOf(act(middle, refused, 'reject'))).toBe('ok');
  const back = idOf(await offer(top, middle, 'DIVIDEND', flat('30')));
  expect(await codeOf(act(top, back, 'withdraw'))).toBe('ok');
  expect([await stateOf(middle, refused), await stateOf(middle, back)]).toEqual(['REJECTED', 'WITHDRAWN']);
  expect(await codeOf(act(middle, back, 'accept'))).toBe('contract_changed');
  expect(await codeOf(act(middle, back, 'terminate'))).toBe('contract_changed');
});

test('the same request offers once, and other terms under its name are refused', async () => {
  const { top, middle } = await openLine();
  const body = {
    action: 'OFFER',
    downline: middle.name,
    requestId: 'the-very-same',
    tiers: [{ minVolume: '0', minActive: 0, rate: '30' }],
  };
  const all = await Promise.all(Array.from({ length: 5 }, () => process(top, 'DIVIDEND', body)));
  expect(new Set(all.map(idOf)).size).toBe(1);
  const other = { ...body, tiers: [{ minVolume: '0', minActive: 0, rate: '20' }] };
  expect((await process(top, 'DIVIDEND', other)).body.code).toBe('key_reused');
});

test('AGENT-025 only the direct upline can offer; an account below another, a member and nobody are answered alike', async () => {
  const { top, middle, low } = await openLine();
  const member = await openAgent(top, { type: 0 });
  const others = [low, member, top, { ...low, name: 'nobody-there' }];
  for (const other of others) {
    const answer = await offer(top, other, 'DIVIDEND', flat('10'));
    expect([answer.status, answer.body.code]).toEqual([403, 'not_upline']);
  }
  expect((await offer(low, middle, 'DIVIDEND', flat('10'))).body.code).toBe('not_upline');
  expect((await offer(member, low, 'DIVIDEND', flat('10'))).status).toBe(403);
});

test('a contract of others is answered as one that is not there', async () => {
  const { top, middle, low } = await openLine();
  const id = idOf(await offer(top, middle, 'DIVIDEND', flat('30')));
  for (const action of ['accept', 'reject', 'withdraw', 'terminate'] as const) {
    const [others, none] = [await act(low, id, action), await act(low, '999999999', action)];
    expect([others.status, others.body]).toEqual([none.status, none.body]);
    expect(none.body.code).toBe('not_found');
  }
});

test.each([
  [['terms_invalid', []], 'DIVIDEND', [['0', 0, '50.01']]],
  [
    ['terms_invalid', []],
    'DIVIDEND',
    [
      ['0', 0, '10'],
      ['0', 0, '10'],
    ],
  ],
  [
    ['terms_invalid', []],
    'DIVIDEND',
    [
      ['10', 0, '10'],
      ['5', 0, '20'],
    ],
  ],
  [
    ['terms_invalid', []],
    'DIVIDEND',
    [
      ['0', 5, '10'],
      ['5', 4, '20'],
    ],
  ],
  [['rate_above_upline', []], 'DIVIDEND', [['0', 0, '40.01']]],
  [['rate_above_upline', []], 'DAILY', [['0', 0, '0.5']]],
  [['terms_invalid', []], 'REALTIME', [['0', 1, '0.5']]],
  [['terms_invalid', []], 'HOURLY', [['0', 0, '1.51']]],
] as const)('an offer is refused with %j: %s %j', async ([code], kind, steps) => {
  const { top, middle } = await openLine();
  expect((await offer(top, middle, kind, { steps })).body.code).toBe(code);
});

test('an agent has one of the three salaries', async () => {
  const top = await openAgent(null, { type: 2 });
  const middle = await openAgent(top);
  await grant(top, 'DAILY', [['0', 0, '1.2']]);
  await agree(top, middle, 'DAILY', flat('0.9'));
  const other = await openAgent(top);
  await expect(grant(top, 'HOURLY', [['0', 0, '1']])).rejects.toMatchObject({ code: 'salary_kind_conflict' });
  expect((await offer(top, other, 'HOURLY', flat('0.5'))).body.code).toBe('rate_above_upline');
  await grant(top, 'DIVIDEND', [['0', 0, '20']]);
  await agree(top, middle, 'DIVIDEND', flat('10'));
  expect((await list(middle)).map(({ kind }) => kind).toSorted()).toEqual(['DAILY', 'DIVIDEND']);
});

test('AGENT-027 who takes a lower rate than it gives is shown whom, and ends those contracts by agreeing', async () => {
  const { top, middle, low } = await openLine();
  const equal = await openAgent(middle);
  const offered = await openAgent(middle);
  const first = await agree(top, middle, 'DIVIDEND', flat('30'));
  const higher = await agree(middle, low, 'DIVIDEND', flat('25'));
  const same = await agree(middle, equal, 'DIVIDEND', flat('20'));
  const open = idOf(await offer(middle, offered, 'DIVIDEND', flat('30')));
  const id = idOf(await offer(top, middle, 'DIVIDEND', flat('20')));
  const asked = await act(middle, id, 'accept');
  expect([asked.status, asked.body]).toMatchObject([
    409,
    {
      code: 'downline_higher_rate',
      value: {
        contracts: [
          { id: higher, account: low.name, rate: '25.00', state: 'ACTIVE' },
          { id: open, account: offered.name, rate: '30.00', state: 'OFFERED' },
        ],
      },
    },
  ]);
  expect(await stateOf(middle, id)).toBe('OFFERED');
  expect(await stateOf(low, higher)).toBe('ACTIVE');
  const answer = await act(middle, id, 'accept', { agree: true });
  expect(answer.body.value).toMatchObject({
    contract: { id, state: 'ACTIVE' },
    affected: [
      { id: higher, state: 'TERMINATED', endReason: 'AUTO_HIGHER_RATE' },
      { id: open, state: 'TERMINATED', endReason: 'AUTO_HIGHER_RATE' },
    ],
  });
  expect(await stateOf(middle, first)).toBe('SUPERSEDED');
  expect(await stateOf(equal, same)).toBe('ACTIVE');
  const [ended] = await list(low);
  expect(ended?.endedFrom).toBe((await list(middle))[0]?.effectiveFrom);
  expect((await readInbox(db, low.id)).map(({ kind }) => kind)).toContain('contract_outranked');
  expect((await readInbox(db, middle.id)).map(({ kind }) => kind)).toContain('contract_outranked');
});

test('what an agent has given goes on when it loses its own contract', async () => {
  const { top, middle, low } = await openLine();
  const own = await agree(top, middle, 'DIVIDEND', flat('30'));
  const given = await agree(middle, low, 'DIVIDEND', flat('20'));
  expect(await codeOf(act(top, own, 'terminate'))).toBe('ok');
  expect(await codeOf(act(top, own, 'terminate'))).toBe('termination_present');
  expect(await codeOf(act(top, own, 'accept'))).toBe('contract_changed');
  expect(await codeOf(act(middle, own, 'accept'))).toBe('ok');
  const [ended] = (await list(middle, '?direction=UP')).filter(({ id }) => id === own);
  expect(ended).toMatchObject({ state: 'TERMINATED', endReason: 'AGREED' });
  expect(ended?.endedFrom).toBe(ended?.effectiveFrom);
  expect(await stateOf(low, given)).toBe('ACTIVE');
  expect((await offer(middle, low, 'DIVIDEND', flat('10'))).body.code).toBe('rate_above_upline');
});

test.each([
  ['top', 'TERMINATED'],
  ['middle', 'ACTIVE'],
] as const)('the wish of the %s to end is unanswered for three days: %s', async (who, state) => {
  const line = await openLine();
  const id = await agree(line.top, line.middle, 'DIVIDEND', flat('30'));
  expect(await codeOf(act(line[who], id, 'terminate'))).toBe('ok');
  clock.advance(72 * HOUR_MS - 1);
  await expireRequests(ctx);
  for (const one of [line.top, line.middle]) await agents.logInAgain(one);
  expect(await stateOf(line.top, id)).toBe('ACTIVE');
  clock.advance(1);
  await expireRequests(ctx);
  expect(await stateOf(line.top, id)).toBe(state);
  expect((await list(line.top)).find((one) => one.id === id)?.termination).toBeNull();
});

test('a wish to end is refused or taken back, and may come again', async () => {
  const { top, middle } = await openLine();
  const id = await agree(top, middle, 'DIVIDEND', flat('30'));
  expect(await codeOf(act(middle, id, 'terminate'))).toBe('ok');
  expect((await list(top, '?direction=DOWN'))[0]?.termination).toMatchObject({
    mine: false,
    byUpline: false,
  });
  expect(await codeOf(act(top, id, 'reject'))).toBe('ok');
  expect(await codeOf(act(middle, id, 'terminate'))).toBe('ok');
  expect(await codeOf(act(middle, id, 'withdraw'))).toBe('ok');
  expect(await codeOf(act(top, id, 'accept'))).toBe('contract_changed');
  expect(await stateOf(top, id)).toBe('ACTIVE');
});

test('an offer that nobody answers for three days is over', async () => {
  const { top, middle } = await openLine();
  const id = idOf(await offer(top, middle, 'DIVIDEND', flat('30')));
  clock.advance(72 * HOUR_MS);
  await agents.logInAgain(middle);
  expect(await codeOf(act(middle, id, 'accept'))).toBe('contract_changed');
  await expireRequests(ctx);
  expect(await stateOf(middle, id)).toBe('EXPIRED');
});

test('AGENT-019 AGENT-020 AGENT-022 the settings of contracts are the nine flags, and what may be offered', async () => {
  const { top, middle } = await openLine();
  const read = async (token: string) => call('GET', '/wps/contract/consolidated', { token });
  expect((await read(top.token)).body.value).toMatchObject({
    divtypereq: '1',
    dailysalreqtype: '0',
    contracthoursalreq: '0',
    realtimesalreqtype: '0',
    divtypeinfo: '1',
    dailysalinfotype: '1',
    contractmrdailysalinfotype: '1',
    contracthoursalinfo: '1',
    realtimesalinfotype: '1',
    mostRates: { DIVIDEND: '40.00', DAILY: '0.00' },
    owes: false,
  });
  expect((await read(middle.token)).body.value).toMatchObject({ divtypereq: '0', divtypeinfo: '1' });
  const affiliate = await openAgent(top, { type: 41 });
  expect((await read(affiliate.token)).body.value).toMatchObject({ divtypereq: '0', divtypeinfo: '0' });
  const member = await openAgent(top, { type: 0 });
  expect((await read(member.token)).status).toBe(403);
});

test('AGENT-031 AGENT-032 the calls of contracts are refused to members', async () => {
  const { top } = await openLine();
  const member = await openAgent(top, { type: 0 });
  const body = { action: 'ACCEPT', contractId: '1' };
  for (const kind of ['DIVIDEND', 'DAILY', 'HOURLY', 'REALTIME'] as const)
    expect((await process(member, kind, body)).status).toBe(403);
  for (const path of ['list', 'settlements', 'payments', 'consolidated'])
    expect((await call('GET', `/wps/contract/${path}`, { token: member.token })).status).toBe(403);
});

test('AGENT-021 with a kind switched off its calls are refused, whatever was agreed', async () => {
  const { top, middle } = await openLine();
  const id = await agree(top, middle, 'DIVIDEND', flat('30'));
  const open = idOf(await offer(top, await openAgent(top), 'DIVIDEND', flat('20')));
  await setSettings(db, contractSettings, { dividendOn: false });
  expect((await offer(top, middle, 'DIVIDEND', flat('20'))).body.code).toBe('not_enabled');
  expect(await codeOf(act(top, id, 'terminate'))).toBe('not_enabled');
  expect(await codeOf(act(top, open, 'withdraw'))).toBe('not_enabled');
  expect(await list(top)).toEqual([]);
  for (const path of ['list', 'settlements', 'payments'])
    expect((await call('GET', `/wps/contract/${path}?kind=DIVIDEND`, { token: top.token })).status).toBe(403);
  await setSettings(db, contractSettings, { dividendOn: true });
  expect((await list(top)).length).toBeGreaterThan(0);
});
