import { money } from '@hintha/money';
import { transaction } from '@hintha/platform';
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  givenLogins,
  givenMissionsOff,
  givenPlayed,
  givenFreeCreditWithoutPhone,
} from '../../../../../tools/scenario/index.ts';
import { openMember, type TestMember } from '../../../../../tools/payments/members.ts';
import { interleave, turnsFor } from '../../../../../tools/servers/interleave.ts';
import { testServers } from '../../../../../tools/servers/test-servers.ts';
import { expectProven } from '../../../../../tools/test-wallet.ts';
import { testPlay } from '../../../../../tools/test/play.ts';
import { SYSTEM } from '../audit/index.ts';
import { readBalance } from '../wallet/index.ts';
import { createMission } from './admin/change-mission.ts';

const { db, servers } = testServers({ TRUSTED_PROXIES: '127.0.0.1' });
const [one] = servers;
// For the titles that bets are weighed by.
testPlay(db, one);
const RUNS = 8;
const REWARD = money(50_000n);

afterAll(() => expectProven(db));

let missionId = '';
const members: TestMember[] = [];
beforeAll(async () => {
  await givenFreeCreditWithoutPhone(db);
  await givenMissionsOff(db);
  const mission = {
    type: 'DAILY',
    metric: 'VALID_BET',
    category: null,
    target: money(100_000n),
    reward: { kind: 'CASH', amount: REWARD },
    titles: { en: 'Bet today', my: 'ယနေ့လောင်းပါ' },
    enabled: true,
    startsOn: '2026-11-01',
    endsOn: null,
  } as const;
  const made = await transaction(db, (tx) =>
    createMission(tx, { actor: SYSTEM, reason: 'for a test', mission }),
  );
  missionId = String(made.id);
  for (let count = 0; count < RUNS; count += 1) members.push(await openDone());
});

/** A member who has done the mission, from a place of its own. */
const openDone = async (): Promise<TestMember> => {
  const member = await openMember(one);
  await givenLogins(db, member.id, { ip: `10.5.0.${member.id}` });
  const [stake, at] = [money(100_000n), one.clock.now()];
  await givenPlayed(db, { accountId: member.id, game: 'RNG', stake, payout: money(0n), at });
  return member;
};

test('a mission that is claimed on two servers at once pays once', async () => {
  await fc.assert(
    fc.asyncProperty(turnsFor(4, 6), async (turns) => {
      const member = members.pop() ?? (await openDone());
      const requestId = randomUUID();
      const claim = async (server: 0 | 1, id: string) => {
        const order = { token: member.token, body: { missionId, requestId: id } };
        return (await servers[server].call('POST', '/wps/mission/claim', order)).body.code;
      };
      const codes = await interleave(turns, [
        (server) => claim(server, requestId),
        (server) => claim(server, randomUUID()),
        (server) => claim(server, requestId),
        (server) => claim(server, randomUUID()),
      ]);
      // Either the request that was sent twice has it, and both are answered alike, or one of the others.
      expect(codes[0]).toBe(codes[2]);
      const others = codes[0] === 'ok' ? ['bonus_taken', 'bonus_taken'] : ['bonus_taken', 'ok'];
      expect([codes[1], codes[3]].toSorted()).toEqual(others);
      expect((await readBalance(db, member.id))?.balance).toBe(REWARD);
    }),
    { numRuns: RUNS },
  );
});
