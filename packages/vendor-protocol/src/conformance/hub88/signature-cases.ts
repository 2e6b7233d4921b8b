import assert from 'node:assert/strict';
import { constants, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { signBody } from '../../hub88/signature.ts';
import { balance, bet, info, rollback, win } from '../../hub88/wallet-calls.ts';
import { writeJson } from '../../message.ts';
import {
  balanceBody,
  betBody,
  infoBody,
  movesBy,
  movesNothing,
  rollbackBody,
  unseen,
  winBody,
} from './play.ts';
import { money } from '@hintha/money';
import { accepted, expectError, postRaw, postSigned, type Case, type Target } from './target.ts';

type Forge = (body: string, key: KeyObject) => string | undefined;

const rewritten = (body: string): string => JSON.stringify(JSON.parse(body));

let otherKey: KeyObject | undefined;
const keyOfSomebodyElse = (): KeyObject =>
  (otherKey ??= generateKeyPairSync('rsa', { modulusLength: 2_048 }).privateKey);

const withDigest =
  (digest: string): Forge =>
  (body, key) =>
    sign(digest, Buffer.from(body), key).toString('base64');

const pss: Forge = (body, key) =>
  sign('RSA-SHA256', Buffer.from(body), { key, padding: constants.RSA_PKCS1_PSS_PADDING }).toString('base64');

const FORGERIES: readonly (readonly [origin: Case['origin'], what: string, forge: Forge])[] = [
  ['published', 'no signature', () => undefined],
  ['published', 'an empty signature', () => ''],
  ['published', 'a signature under another key', (body) => signBody(body, keyOfSomebodyElse())],
  ['published', 'the signature of another body', (body, key) => signBody(`${body} `, key)],
  ['published', 'a signature of the body written again', (body, key) => signBody(rewritten(body), key)],
  ['published', 'a signature over another digest', withDigest('RSA-SHA512')],
  ['published', 'a signature with PSS padding', pss],
  [
    'published',
    'a signature in hex',
    (body, key) => Buffer.from(signBody(body, key), 'base64').toString('hex'),
  ],
  ['published', 'a cut signature', (body, key) => signBody(body, key).slice(0, -8)],
  ['published', 'zeros in place of a signature', () => Buffer.alloc(256).toString('base64')],
  ['recommended', 'a signature with a byte too many', (body, key) => `${signBody(body, key).slice(0, -2)}AA`],
  ['recommended', 'a signature without its padding', (body, key) => signBody(body, key).replace(/=+$/, '')],
];

const rejectsForgery = ([origin, what, forge]: (typeof FORGERIES)[number]): Case => ({
  name: `${what} is answered with INVALID_SIGNATURE`,
  rule: 'signature',
  origin,
  steps: (target) =>
    movesNothing(target, async () => {
      // With a blank, so that writing it again gives other bytes.
      const body = writeJson(betBody(target)).replace('{', '{ ');
      const answer = await postRaw(target, bet.path, body, forge(body, target.privateKey));
      expectError(answer, 'RS_ERROR_INVALID_SIGNATURE');
    }),
});

const everyPathRejects: Case = {
  name: 'a wrong signature is answered with INVALID_SIGNATURE on every path',
  rule: 'signature',
  origin: 'published',
  steps: async (target) => {
    const bodies: readonly (readonly [path: string, body: unknown])[] = [
      [info.path, infoBody(target)],
      [balance.path, balanceBody(target)],
      [bet.path, betBody(target)],
      [win.path, winBody(target, unseen())],
      [rollback.path, rollbackBody(target, unseen())],
    ];
    for (const [path, body] of bodies) {
      const text = writeJson(body);
      const answer = await postRaw(target, path, text, signBody(text, keyOfSomebodyElse()));
      expectError(answer, 'RS_ERROR_INVALID_SIGNATURE');
    }
  },
};

const verifiesBeforeReading: Case = {
  name: 'a wrong signature is reported before a malformed body is',
  rule: 'signature',
  origin: 'published',
  steps: async (target) => {
    const answer = await postRaw(target, bet.path, '{', signBody('{', keyOfSomebodyElse()));
    expectError(answer, 'RS_ERROR_INVALID_SIGNATURE');
  },
};

const escapeAll = (text: string): string =>
  text.replace(/[^-]/g, (unit) => String.raw`\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

const servesEscapes: Case = {
  name: 'a body with unicode escapes is served',
  rule: 'signature',
  origin: 'published',
  steps: async (target) => {
    const body = balanceBody(target);
    const text = writeJson(body).replace(writeJson(target.user), `"${escapeAll(target.user)}"`);
    accepted(balance, body, await postSigned(target, balance.path, text));
  },
};

const servesOddBytes = async (target: Target): Promise<void> => {
  const body = betBody(target);
  const reversed = Object.fromEntries(Object.entries(body).reverse());
  const text = writeJson({ note: 'ကစား / juego', ...reversed }).replaceAll(',"', ',\r\n\t "');
  assert(text.indexOf('amount') < text.indexOf('"user"'));
  accepted(bet, body, await postSigned(target, bet.path, text));
};

export const SIGNATURE_CASES: readonly Case[] = [
  {
    name: 'a signed call is served',
    rule: 'signature',
    origin: 'published',
    steps: async (target) => {
      const body = balanceBody(target);
      accepted(balance, body, await postSigned(target, balance.path, writeJson(body)));
    },
  },
  ...FORGERIES.map(rejectsForgery),
  everyPathRejects,
  verifiesBeforeReading,
  servesEscapes,
  {
    name: 'an odd order of keys, blanks and letters beyond ASCII are served',
    rule: 'signature',
    origin: 'published',
    steps: (target) => movesBy(target, money(-100n), () => servesOddBytes(target)),
  },
];
