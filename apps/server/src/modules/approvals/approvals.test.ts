import { formatAmount } from '@hintha/money';
import { transaction } from '@hintha/platform';
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { givenColleague, readAudit } from '../../../../../tools/scenario/index.ts';
import { type Colleague, testConsole } from '../../../../../tools/console/test-console.ts';
import { testDatabase } from '../../../../../tools/test-database.ts';
import { testContext } from '../../../../../tools/test-context.ts';
import { expectProven } from '../../../../../tools/test-wallet.ts';
import { verifyAudit } from '../audit/index.ts';
import { createAccount, NOBODYS_PASSWORD } from '../identity/index.ts';
import { readBalance } from '../wallet/index.ts';
import { jobs } from './jobs.ts';
import { canonicalJson, hashPayload } from './propose.ts';

const db = testDatabase({ role: 'hintha_app' });
const { ctx, clock } = testContext(db, { DATA_DIR: '/nowhere' });
const { call, hire } = testConsole(ctx);
const HOUR = 3_600_000;

let maker: Colleague;
let checker: Colleague;
let member = { name: '', id: 0n };

beforeAll(async () => {
  maker = await hire('maker', 'payments');
  checker = await hire('checker', 'payments', 'risk');
});

beforeEach(async () => {
  const name = `m${randomUUID().slice(0, 8)}`;
  const order = { name, type: 0, passwordHash: NOBODYS_PASSWORD, demo: false } as const;
  member = { name, id: await transaction(db, (tx) => createAccount(tx, order)) };
});

interface Proposed {
  id: string;
  payloadHash: string;
}

const order = (changed: object = {}) => ({
  requestId: randomUUID(),
  account: member.name,
  amount: '12.50',
  ticket: 'T-17',
  reason: 'paid twice by the bank',
  ...changed,
});

const propose = (changed: object = {}, who = maker) =>
  call('POST', '/console/adjustments', { token: who.token, body: order(changed) });

const proposed = async (changed: object = {}, who = maker): Promise<Proposed> =>
  (await propose(changed, who)).body.value;

const approve = ({ id, payloadHash }: Proposed, who = checker) =>
  call('POST', `/console/approvals/${id}/approve`, { token: who.token, body: { payloadHash } });

const reject = ({ id }: Proposed, who = checker) =>
  call('POST', `/console/approvals/${id}/reject`, { token: who.token, body: { note: 'not like this' } });

const balance = async () => {
  const wallet = await readBalance(db, member.id);
  return wallet === undefined ? 'none' : formatAmount(wallet.balance);
};

const list = async (who: Colleague, state = 'open') => {
  const { body } = await call('GET', `/console/approvals?state=${state}&limit=200`, { token: who.token });
  return (body.value as { approvals: (Proposed & Record<string, unknown>)[] }).approvals;
};

/** What only the owner of the tables can do. */
const tamper = async (statement: string, ...values: unknown[]) => {
  const client = await db.pool.connect();
  await client.query('begin; set local role none');
  await client.query(statement, values);
  await client.query('commit');
  client.release();
};

test('what one proposes and another approves is executed, and stands in the ledger and in the audit', async () => {
  const proposal = await proposed();
  expect(await balance()).toBe('0.00');
  const listed = (await list(checker)).find(({ id }) => id === proposal.id);
  expect(listed).toMatchObject({
    action: 'wallet.adjust',
    maker: 'maker',
    mayCheck: true,
    payloadHash: proposal.payloadHash,
    payload: `{"account":"${member.name}","accountId":"${member.id}","amount":"12.50","code":"OTHER","ticket":"T-17"}`,
  });
  expect((await list(maker)).find(({ id }) => id === proposal.id)?.mayCheck).toBe(false);
  expect((await approve(proposal)).status).toBe(200);
  expect(await balance()).toBe('12.50');
  expect((await list(checker, 'executed')).at(0)).toMatchObject({ id: proposal.id, checker: 'checker' });
  expect((await readAudit(db, { action: 'wallet.adjust' })).at(-1)).toMatchObject({
    actor: 'checker',
    reason: 'paid twice by the bank',
    details: { maker: 'maker', payload: { amount: '12.50' } },
  });
  await expectProven(db);
});

test('a decision keeps the names it was made under', async () => {
  const proposal = await proposed();
  await approve(proposal);
  await tamper('update staff_account set name = name || $1', ' renamed');
  const [shown] = (await list(checker, 'executed')).filter(({ id }) => id === proposal.id);
  expect(shown).toMatchObject({ maker: 'maker', checker: 'checker' });
  await tamper('update staff_account set name = replace(name, $1, $2)', ' renamed', '');
  await expect(db.pool.query(`update approvals_approval set maker_name = 'somebody'`)).rejects.toThrow(
    'denied',
  );
});

test('nobody approves what they proposed themselves', async () => {
  const proposal = await proposed({}, checker);
  expect((await approve(proposal, checker)).body.code).toBe('own_proposal');
  expect(await balance()).toBe('0.00');
  expect(await readAudit(db, { subject: `approval:${proposal.id}` })).toMatchObject([
    { details: { code: 'own_proposal' } },
  ]);
});

test('a payload other than the one that was read is not executed', async () => {
  const proposal = await proposed();
  const other = await proposed({ amount: '99.00' });
  expect((await approve({ id: proposal.id, payloadHash: other.payloadHash })).body.code).toBe(
    'proposal_changed',
  );
  expect(await balance()).toBe('0.00');
});

test('a payload that was changed in the table is not executed, nor with its hash changed too', async () => {
  const proposal = await proposed();
  const forged = `{"account":"x","accountId":"${member.id}","amount":"9999.00","ticket":"T-17"}`;
  await expect(db.pool.query(`update approvals_approval set payload = '{}'`)).rejects.toThrow('denied');
  await tamper('update approvals_approval set payload = $2::json where id = $1', proposal.id, forged);
  expect((await approve(proposal)).body.code).toBe('proposal_changed');
  const hash = hashPayload('wallet.adjust', forged);
  await tamper('update approvals_approval set payload_hash = $2 where id = $1', proposal.id, hash);
  expect((await approve(proposal)).body.code).toBe('proposal_changed');
  expect(await balance()).toBe('0.00');
});

test('approved by twenty at once it is done once', async () => {
  const proposal = await proposed();
  const answers = await Promise.all(Array.from({ length: 20 }, () => approve(proposal)));
  const codes = answers.map(({ body }) => body.code);
  expect(codes.filter((code) => code === 'ok')).toHaveLength(1);
  expect(new Set(codes)).toEqual(new Set(['ok', 'proposal_over']));
  expect(await balance()).toBe('12.50');
  await expectProven(db);
});

test('approved and rejected at once it is one of the two', async () => {
  for (let round = 0; round < 10; round += 1) {
    const before = await balance();
    const proposal = await proposed();
    const answers = await Promise.all([approve(proposal), reject(proposal), approve(proposal)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const rejected = answers[1]?.status === 200;
    expect((await balance()) === before).toBe(rejected);
  }
});

test('what was rejected, or taken back by its maker, is not approved any more', async () => {
  const [one, other] = [await proposed(), await proposed()];
  expect((await reject(one)).status).toBe(200);
  expect((await reject(other, maker)).status).toBe(200);
  expect((await approve(one)).body.code).toBe('proposal_over');
  expect((await approve(other)).body.code).toBe('proposal_over');
  expect((await reject(other)).body.code).toBe('proposal_over');
  expect(await balance()).toBe('0.00');
});

test('who has none of the roles of the use case approves and rejects nothing', async () => {
  const trader = await hire('trader', 'trading');
  const proposal = await proposed();
  expect((await approve(proposal, trader)).body.code).toBe('role_needed');
  expect((await reject(proposal, trader)).body.code).toBe('role_needed');
  expect(await balance()).toBe('0.00');
});

test.each([
  ['lost the role', { roles: ['support'] }],
  ['was locked', { status: 'locked' }],
] as const)('a proposal of somebody who %s since is not executed', async (_what, change) => {
  const leaver = await hire(`leaver-${randomUUID().slice(0, 4)}`, 'payments');
  const proposal = await proposed({}, leaver);
  await givenColleague(db, BigInt(leaver.id), change);
  expect((await approve(proposal)).body.code).toBe('proposer_not_allowed');
  expect(await balance()).toBe('0.00');
});

test('a business error of the action leaves the proposal open for later', async () => {
  const proposal = await proposed({ amount: '-5.00' });
  expect((await approve(proposal)).body.code).toBe('insufficient_funds');
  await approve(await proposed({ amount: '5.00' }));
  expect((await approve(proposal)).status).toBe(200);
  expect(await balance()).toBe('0.00');
});

test('the same request is one proposal, and another under its name is refused', async () => {
  const requestId = randomUUID();
  const answers = await Promise.all(Array.from({ length: 5 }, () => propose({ requestId })));
  expect(new Set(answers.map(({ body }) => (body.value as Proposed).id)).size).toBe(1);
  expect(await propose({ requestId, amount: '13.00' })).toMatchObject({
    status: 422,
    body: { code: 'key_reused' },
  });
});

test.each(['0.00', '-0.00', '1', '1.234', '1e3', '99999999999999.00'])(
  'an adjustment of %s is not proposed',
  async (amount) => {
    expect((await propose({ amount })).status).toBe(400);
  },
);

test('an adjustment of a member that there is not is not proposed', async () => {
  expect((await propose({ account: 'nobody-here' })).body.code).toBe('not_found');
});

test('what nobody decided within a day has expired', async () => {
  const proposal = await proposed();
  clock.advance(24 * HOUR);
  checker = await hire('late', 'risk');
  expect((await approve(proposal)).body.code).toBe('proposal_over');
  await jobs(ctx)
    .find(({ name }) => name === 'approvals-expire')
    ?.run({});
  expect((await list(checker, 'expired')).map(({ id }) => id)).toContain(proposal.id);
  expect((await list(checker)).map(({ id }) => id)).not.toContain(proposal.id);
  expect(await balance()).toBe('0.00');
});

test('the audit of all of it is whole', async () => {
  expect((await verifyAudit(db, '/nowhere')).problems).toEqual([]);
});

test('the same payload has the same hash in whatever order it is written, and another has another', () => {
  const flat = fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.integer(), fc.boolean()));
  fc.assert(
    fc.property(fc.dictionary(fc.string(), flat), fc.string({ minLength: 1 }), (payload, extra) => {
      const turned = Object.fromEntries(Object.entries(payload).toReversed());
      const hash = hashPayload('action', canonicalJson(payload));
      expect(hashPayload('action', canonicalJson(turned))).toEqual(hash);
      expect(hashPayload('action', canonicalJson({ ...payload, more: extra }))).not.toEqual(hash);
      expect(hashPayload('other', canonicalJson(payload))).not.toEqual(hash);
    }),
  );
});
