import { referral } from '@hintha/contract';
import { money } from '@hintha/money';
import { expect, test } from 'vitest';
import { openMember } from '../../../../../tools/payments/members.ts';
import { testContext } from '../../../../../tools/test-context.ts';
import { testDatabase } from '../../../../../tools/test-database.ts';
import { setSettings } from '../settings/index.ts';
import { referralSettings } from './settings.ts';

const db = testDatabase();
const site = testContext(db);

test('a member reads the terms that count, whatever the operator has set them to', async () => {
  const { token } = await openMember(site);
  const readTerms = async () =>
    referral.readReferral.reply.parse((await site.call('GET', '/wps/referral', { token })).body.value).terms;
  const usual = {
    leastDeposit: '10000.00',
    times: 3,
    qualifyingDays: 7,
    depositShare: '0.1',
    mostForDeposit: '30000.00',
    playShare: '0.001',
    playDays: 90,
    mostForPlay: '1000000.00',
    welcome: '3000.00',
    multiple: '3.0000',
  };
  expect(await readTerms()).toEqual(usual);
  await setSettings(db, referralSettings, { playRate: '0.002', mostForPlay: money(50_000n) });
  expect(await readTerms()).toEqual({ ...usual, playShare: '0.002', mostForPlay: '500.00' });
});
