import { expect, test } from 'vitest';
import { testConsole } from '../../../../../../tools/console/test-console.ts';
import { openMember } from '../../../../../../tools/payments/members.ts';
import { kyat } from '../../../../../../tools/payments/test-deposits.ts';
import { betOn, openFight, settleBy } from '../../../../../../tools/sabong/test-fights.ts';
import { readActions } from '../../../../../../tools/scenario/index.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { deviceFingerprint, keepFingerprint, payeeFingerprint } from '../../protection/index.ts';
import { openBetWriter } from '../bets/bet-writer.ts';
import type { FightPick } from '../types.ts';

const db = testDatabase({ role: 'hintha_app' });
const site = testContext(db);
const { ctx } = site;
const takeBet = openBetWriter(ctx);
const office = testConsole(ctx);

interface OpposedDay {
  accounts: { id: string; name: string }[];
  fights: number;
  flaggedAt: number | null;
}

const listOpposed = async (token: string, query = ''): Promise<OpposedDay[]> =>
  (
    (await office.call('GET', `/console/sabong/opposed${query}`, { token })).body.value as {
      list: OpposedDay[];
    }
  ).list;

test('linked accounts that stand against each other more than three times in a day are flagged, others are not', async () => {
  const { token } = await office.hire('risk1', 'risk');
  const funds = kyat(1_000_000);
  const [one, other, friend, outsider] = [
    await openMember(site, funds),
    await openMember(site, funds),
    await openMember(site, funds),
    await openMember(site, funds),
  ];
  await keepFingerprint(db, one.id, deviceFingerprint('shared'));
  await keepFingerprint(db, other.id, deviceFingerprint('shared'));
  const payee = payeeFingerprint({ provider: 'KBZPAY', number: '0977' });
  await keepFingerprint(db, one.id, payee);
  await keepFingerprint(db, friend.id, payee);
  const fight = async (...bets: readonly (readonly [{ id: bigint }, FightPick])[]) => {
    const opened = await openFight(ctx);
    for (const [{ id }, pick] of bets) await takeBet(betOn(id, opened, pick, 1_000));
    await settleBy(ctx, opened, 'meron');
  };
  for (let n = 0; n < 3; n += 1) await fight([one, 'meron'], [other, 'wala'], [outsider, 'wala']);
  await fight([one, 'meron'], [friend, 'wala']);
  // On one side they are no more than friends.
  await fight([one, 'meron'], [other, 'meron'], [outsider, 'wala']);
  expect(
    (await listOpposed(token)).map(({ accounts, fights, flaggedAt }) => [
      accounts[1]?.name,
      fights,
      flaggedAt,
    ]),
  ).toEqual([
    [other.name, 3, null],
    [friend.name, 1, null],
  ]);
  expect(await readActions(db, `account:${one.id}`)).not.toContain('sabong.flag');
  await fight([one, 'wala'], [other, 'meron']);
  await fight([one, 'wala'], [other, 'meron']);
  const [flagged, ...rest] = await listOpposed(token, '?flaggedOnly=true');
  expect(flagged).toMatchObject({ accounts: [{ id: String(one.id) }, { id: String(other.id) }], fights: 5 });
  expect(flagged?.flaggedAt).not.toBeNull();
  expect(rest).toEqual([]);
  expect(
    (await readActions(db, `account:${one.id}`)).filter((action) => action === 'sabong.flag'),
  ).toHaveLength(1);
});
