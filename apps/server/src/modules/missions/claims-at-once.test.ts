import { money } from '@hintha/money';
import { transaction } from '@hintha/platform';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDepositor } from '../../../../../tools/payments/test-deposits.ts';
import {
  givenBudgetDaysOver,
  givenLogins,
  givenPlayed,
  givenFreeCreditWithoutPhone,
} from '../../../../../tools/scenario/index.ts';
import { testContext } from '../../../../../tools/test-context.ts';
import { secondConnection, testDatabase } from '../../../../../tools/test-database.ts';
import { expectProven } from '../../../../../tools/test-wallet.ts';
import { testPlay } from '../../../../../tools/test/play.ts';
import { SYSTEM } from '../audit/index.ts';
import { payDue } from '../bonuses/index.ts';
import { setSettings } from '../settings/index.ts';
import { budgetSettings, readBalance } from '../wallet/index.ts';
import { createMission } from './admin/change-mission.ts';
import { listCountedMissions } from './admin/list-counted.ts';
import { claimMission } from './claim-mission.ts';

const db = testDatabase({ role: 'hintha_app' });
const site = testContext(db);

beforeAll(() => givenFreeCreditWithoutPhone(db));
const { ctx, clock } = site;
testPlay(db, site);
afterAll(() => expectProven(db));
const kyat = (amount: number) => money(BigInt(amount) * 100n);

const MISSION = {
  actor: SYSTEM,
  reason: 'for a test',
  mission: {
    type: 'DAILY',
    metric: 'VALID_BET',
    category: null,
    target: kyat(1_000),
    reward: { kind: 'CASH', amount: kyat(500) },
    titles: { en: 'Bet today', my: 'ယနေ့လောင်းပါ' },
    enabled: true,
    startsOn: '2026-11-01',
    endsOn: null,
  },
} as const;

let people = 0;

/** Has done the mission; each from a place of its own, since a bonus comes once to a place. */
const givenDone = async (accountId: bigint) => {
  people += 1;
  await givenLogins(db, accountId, { ip: `10.9.${people}.1` });
  await givenPlayed(db, { accountId, game: 'RNG', stake: kyat(1_000), at: clock.now() });
  return accountId;
};

test('an attack: fifty claims at once from two servers across the budget of the day; what fits is given, the rest is due', async () => {
  const { id: missionId } = await transaction(db, (tx) => createMission(tx, MISSION));
  const members: bigint[] = [];
  for (let n = 0; n < 50; n += 1) members.push(await givenDone(await openDepositor(ctx)));
  await setSettings(db, budgetSettings, {
    'missions.mostEach': kyat(1_000),
    'missions.mostPerDay': kyat(10_250),
  });
  const second = { ...ctx, db: secondConnection(db, { role: 'hintha_app' }) };
  const results = await Promise.allSettled(
    members.map((accountId, index) =>
      claimMission(index % 2 === 0 ? ctx : second, {
        accountId,
        missionId: missionId,
        period: undefined,
        requestId: randomUUID(),
      }),
    ),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : []));
  expect(refused).toEqual(Array.from({ length: 30 }, () => 'claim_due'));
  const sum = async () => {
    const balances = await Promise.all(members.map((id) => readBalance(db, id)));
    return balances.reduce((all, one) => all + (one?.balance ?? 0n), 0n);
  };
  expect(await sum()).toBe(kyat(10_000));
  // Nothing is lost: when the budget has room again it is paid, once.
  await givenBudgetDaysOver(db);
  await setSettings(db, budgetSettings, { 'missions.mostPerDay': kyat(50_000_000) });
  for (let n = 0; n < 2; n += 1) await payDue(ctx);
  expect(await sum()).toBe(kyat(25_000));
  const costs = (await listCountedMissions(db)).map(({ cost }) => cost);
  expect(costs).toContain(kyat(25_000));
});
