import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { givenLogin, givenLogins, givenPayeeRemoved } from '../../../../../../tools/scenario/index.ts';
import { openMember, openPayee, PASSWORD } from '../../../../../../tools/payments/members.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import {
  deviceFingerprint,
  keepFingerprint,
  keepFingerprintsOfCall,
  listCurrentFingerprints,
  listFingerprints,
  listFingerprintsOfCall,
  payeeFingerprint,
} from './list-fingerprints.ts';

const db = testDatabase();
const tested = testContext(db);
const { ctx } = tested;
const PAYEE = payeeFingerprint({ provider: 'KBZPAY', number: '09771234567' });

/** A member who logged in from one address and then from another, on a device that is left out. */
const openTravelled = async () => {
  const { id } = await openMember(tested);
  const [own] = await listFingerprints(ctx, id);
  await givenLogins(db, id, { ip: '10.1.1.1' });
  await givenLogin(db, { accountId: id, at: new Date(), ip: '10.1.1.2' });
  for (const fingerprint of [deviceFingerprint('one'), deviceFingerprint('two'), PAYEE])
    await keepFingerprint(db, id, fingerprint);
  const isElse = (fingerprint: string) => fingerprint !== own;
  return { id, isElse };
};

test('a member is known by every device, payee and address; without a call only the last address counts', async () => {
  const { id, isElse } = await openTravelled();
  const kept = ['device:one', 'device:two', PAYEE];
  expect((await listFingerprints(ctx, id)).filter(isElse)).toEqual([...kept, 'ip:10.1.1.2', 'ip:10.1.1.1']);
  expect((await listCurrentFingerprints(ctx, id)).filter(isElse)).toEqual([...kept, 'ip:10.1.1.2']);
});

test('with a call its own address and device count; the device is kept of who claims, not of who looks', async () => {
  const { id } = await openTravelled();
  const call = { ip: '10.9.9.9', device: 'three' };
  expect(await listFingerprintsOfCall(ctx, id, call)).toEqual(['ip:10.9.9.9', 'device:three', PAYEE]);
  expect(await listFingerprints(ctx, id)).not.toContain('device:three');
  expect(await keepFingerprintsOfCall(ctx, id, call)).toEqual(['ip:10.9.9.9', 'device:three', PAYEE]);
  expect(await listFingerprints(ctx, id)).toContain('device:three');
});

test('a login keeps the device that it comes from', async () => {
  const { id, name } = await openMember(tested);
  const device = 'd'.repeat(22);
  const headers = { cookie: `device=${device}` };
  const logIn = async (password: string) => {
    const body = { username: name, password };
    return (await tested.call('POST', '/wps/session/login', { body, headers })).body.code;
  };
  expect(await logIn('another one')).toBe('wrong_credentials');
  expect(await listFingerprints(ctx, id)).not.toContain(`device:${device}`);
  expect(await logIn(PASSWORD)).toBe('ok');
  expect(await listFingerprints(ctx, id)).toContain(`device:${device}`);
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
