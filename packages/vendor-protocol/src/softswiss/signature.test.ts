import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BROWSER_DEMO_SIGNATURE } from './launch.ts';
import { signBody, verifySignature } from './signature.ts';

const TOKEN = 'token-of-the-test';
const bytes = (text: string) => Buffer.from(text, 'utf8');
const verifies = (text: string, header: string | string[] | undefined, token = TOKEN) =>
  verifySignature(bytes(text), header, token);

test('HMAC-SHA256 case 2 of RFC 4231 comes out as printed there', () => {
  expect(signBody('what do ya want for nothing?', 'Jefe')).toBe(
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  );
});

test('any bytes signed with the token verify, and with another token do not', () => {
  fc.assert(
    fc.property(fc.uint8Array(), fc.string({ minLength: 1 }), (body, token) => {
      const signature = createHmac('sha256', token).update(body).digest('hex');
      return verifySignature(body, signature, token) && !verifySignature(body, signature, `${token}x`);
    }),
  );
});

test('one changed byte does not verify', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1 }), fc.nat(), (body, place) => {
      const changed = Uint8Array.from(body);
      changed[place % body.length] = (changed[place % body.length] ?? 0) ^ 1;
      return !verifySignature(changed, signBody(body, TOKEN), TOKEN);
    }),
  );
});

test.each([
  ['escapes', String.raw`{"account_id":"\u0070layer"}`, '{"account_id":"player"}'],
  ['an odd order of keys', '{"round_id":"r","account_id":"p"}', '{"account_id":"p","round_id":"r"}'],
  ['blanks and line ends', '{\r\n  "account_id" : "p"\t}\n', '{"account_id":"p"}'],
  ['letters beyond ASCII', '{"nickname":"မောင်"}', String.raw`{"nickname":"\u1019\u1031\u102c\u1004\u103a"}`],
])('%s verify as they travelled and not as they might be written again', (_what, raw, rewritten) => {
  expect(JSON.parse(raw)).toEqual(JSON.parse(rewritten));
  expect(verifies(raw, signBody(raw, TOKEN))).toBe(true);
  expect(verifies(raw, signBody(rewritten, TOKEN))).toBe(false);
});

const good = signBody('{}', TOKEN);
test.each([
  ['an absent header', undefined],
  ['an empty header', ''],
  ['a repeated header', [good, good]],
  ['upper case', good.toUpperCase()],
  ['a cut header', good.slice(0, -1)],
  ['a longer header', `${good}0`],
  ['a blank in front', ` ${good}`],
  ['letters that are not hex', 'g'.repeat(64)],
  ['letters of two bytes', 'é'.repeat(64)],
  ['the signature of a browser demo', BROWSER_DEMO_SIGNATURE],
])('%s does not verify', (_what, header) => {
  expect(verifies('{}', header)).toBe(false);
});

test('an empty token lets nobody in, not even who signs with it', () => {
  expect(verifies('{}', signBody('{}', ''), '')).toBe(false);
});
