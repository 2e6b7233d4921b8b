import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { givenLogin, givenLogins, givenPayeeRemoved } from '../../../../../../tools/scenario/index.ts';
import { openMember, openPayee } from '../../../../../../tools/payments/members.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import {
  deviceFingerprint,
  keepFingerprint,
  listCurrentFingerprints,
  listFingerprints,
  listFingerprintsOfCall,
  payeeFingerprint,
} from './list-fingerprints.ts';

const db = testDatabase();
const tested = testContext(db);
const { ctx } = tested;
const PAYEE = payeeFingerprint({ provider: 'KBZPAY', number: '09771234567' });

/** A member who logged in from one address and then from another. */
const openTravelled = async () => {
  const { id } = await openMember(tested);
  await givenLogins(db, id, { ip: '10.1.1.1' });
  await givenLogin(db, { accountId: id, at: new Date(), ip: '10.1.1.2' });
  for (const fingerprint of [deviceFingerprint('one'), deviceFingerprint('two'), PAYEE])
    await keepFingerprint(db, id, fingerprint);
  return id;
};

test('a member is known by every device, payee and address; without a call only the last address counts', async () => {
  const id = await openTravelled();
  const kept = ['device:one', 'device:two', PAYEE];
  expect(await listFingerprints(ctx, id)).toEqual([...kept, 'ip:10.1.1.2', 'ip:10.1.1.1']);
  expect(await listCurrentFingerprints(ctx, id)).toEqual([...kept, 'ip:10.1.1.2']);
});

test('with a call its own address and device count, and the device is kept', async () => {
  const id = await openTravelled();
  const call = { ip: '10.9.9.9', device: 'three' };
  expect(await listFingerprintsOfCall(ctx, id, call)).toEqual(['ip:10.9.9.9', 'device:three', PAYEE]);
  expect(await listFingerprints(ctx, id)).toContain('device:three');
});

test('the migration keeps the payees that were there before, those that were taken off too', async () => {
  const member = await openMember(tested);
  await openPayee(tested, member, { number: '0977000001' });
  await openPayee(tested, member, { number: '0977000002' });
  await givenPayeeRemoved(db, '0977000002');
  const text = await readFile(
    new URL('../../../../migrations/0420-protection-fingerprints.sql', import.meta.url),
    'utf8',
  );
  await db.pool.query(text.slice(text.indexOf('insert into')));
  expect((await listFingerprints(ctx, member.id)).filter((one) => one.startsWith('payee:'))).toEqual([
    'payee:KBZPAY:0977000001',
    'payee:KBZPAY:0977000002',
  ]);
});
