import { money } from '@hintha/money';
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Colleague, testConsole } from '../../../../../tools/console/test-console.ts';
import { openMember, PAYMENT_PASSWORD, type TestMember } from '../../../../../tools/payments/members.ts';
import { giveTestPoints } from '../../../../../tools/points/give-test-points.ts';
import { expectWholePoints, readPointEntries } from '../../../../../tools/scenario/index.ts';
import { interleave, turnsFor } from '../../../../../tools/servers/interleave.ts';
import { testServers } from '../../../../../tools/servers/test-servers.ts';
import { expectProven } from '../../../../../tools/test-wallet.ts';
import { readBalance } from '../wallet/index.ts';

const { db, servers } = testServers();
const [one, two] = servers;
const consoles = [testConsole(one.ctx), testConsole(two.ctx)] as const;
const RUNS = 12;
const REDEEMED_RUNS = 5;
const POINTS = 3_000n;
const PRICE = 1_500;

let writer: Colleague;
let payer: Colleague;
const savers: TestMember[] = [];
beforeAll(async () => {
  writer = await consoles[0].hire('writer1', 'content');
  payer = await consoles[0].hire('payer1', 'payments');
  for (let count = 0; count < RUNS + 2 * REDEEMED_RUNS; count += 1) savers.push(await openSaver());
});
afterAll(async () => {
  await expectProven(db);
  await expectWholePoints(db);
});

const openSaver = async (): Promise<TestMember> => {
  const member = await openMember(one);
  await giveTestPoints(one, member.id, POINTS);
  return member;
};
const nextSaver = async () => savers.pop() ?? openSaver();

let rewards = 0;
const openReward = async (stock: number): Promise<string> => {
  const name = `Item ${(rewards += 1)}`;
  const listing = { names: { en: name, my: name }, picture: 'gem', stock, mostEach: null, enabled: true };
  const price = {
    points: PRICE,
    amount: '0.00',
    cost: '1.00',
    physical: false,
    position: 1,
    reason: 'a new one',
  };
  const order = { token: writer.token, body: { ...listing, ...price } };
  const { value } = (await consoles[0].call('POST', '/console/rewards', order)).body;
  return (value as { reward: { id: string } }).reward.id;
};

const spend = async (server: 0 | 1, { token }: TestMember, path: 'convert' | 'redeem', more: object) => {
  const body = { ...more, paymentPassword: PAYMENT_PASSWORD, requestId: randomUUID() };
  return (await servers[server].call('POST', `/wps/points/${path}`, { token, body })).body;
};
const convert = async (server: 0 | 1, member: TestMember) =>
  (await spend(server, member, 'convert', { points: PRICE })).code;
const redeem = async (server: 0 | 1, member: TestMember, rewardId: string) =>
  (await spend(server, member, 'redeem', { rewardId })).code;

const pointsOf = async ({ id }: TestMember): Promise<bigint> =>
  (await readPointEntries(db, id)).reduce((sum, { points }) => sum + points, 0n);

test('points that are exchanged, spent in the store and exchanged again at once on two servers are spent once', async () => {
  const rewardId = await openReward(1_000);
  await fc.assert(
    fc.asyncProperty(turnsFor(4), async (turns) => {
      const member = await nextSaver();
      const codes = await interleave(turns, [
        (server) => convert(server, member),
        (server) => redeem(server, member, rewardId),
        (server) => convert(server, member),
        (server) => redeem(server, member, rewardId),
      ]);
      expect(codes.toSorted()).toEqual(['ok', 'ok', 'points_not_enough', 'points_not_enough']);
      expect(await pointsOf(member)).toBe(0n);
      const entries = await readPointEntries(db, member.id);
      expect(entries.every(({ balance }) => balance >= 0n)).toBe(true);
      const converted = [codes[0], codes[2]].filter((code) => code === 'ok').length;
      expect((await readBalance(db, member.id))?.balance).toBe(money(BigInt(converted * PRICE) * 100n));
    }),
    { numRuns: RUNS },
  );
});

test('the last of a reward is redeemed once by two members on two servers, and put back once by two of the staff', async () => {
  await fc.assert(
    fc.asyncProperty(turnsFor(2), turnsFor(3), async (turns, decisions) => {
      const [rewardId, first, second] = [await openReward(1), await nextSaver(), await nextSaver()];
      const codes = await interleave(turns, [
        (server) => redeem(server, first, rewardId),
        (server) => redeem(server, second, rewardId),
      ]);
      expect(codes.toSorted()).toEqual(['ok', 'sold_out']);
      const winner = codes[0] === 'ok' ? first : second;
      const { body } = await one.call('GET', '/wps/points/redeems', { token: winner.token });
      const [{ id } = { id: '' }] = (body.value as { list: { id: string }[] }).list;
      const decide = (action: 'approve' | 'reject', more: object) => async (server: 0 | 1) => {
        const order = { token: payer.token, body: more };
        return (await consoles[server].call('POST', `/console/redemptions/${id}/${action}`, order)).body.code;
      };
      const reject = decide('reject', { reason: 'OUT_OF_STOCK' });
      const decided = await interleave(decisions, [reject, decide('approve', { remark: '' }), reject]);
      expect(decided.toSorted()).toEqual(['ok', 'redemption_decided', 'redemption_decided']);
      expect(await pointsOf(winner)).toBe(decided[1] === 'ok' ? POINTS - BigInt(PRICE) : POINTS);
    }),
    { numRuns: REDEEMED_RUNS },
  );
});
