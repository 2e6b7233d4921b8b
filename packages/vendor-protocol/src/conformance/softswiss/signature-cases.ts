import assert from 'node:assert/strict';
import { BROWSER_DEMO_SIGNATURE } from '../../softswiss/launch.ts';
import { balance, betwin, finish, rollback } from '../../softswiss/wallet-calls.ts';
import { signBody } from '../../softswiss/signature.ts';
import {
  aBet,
  aWin,
  balanceBody,
  betwinBody,
  finishBody,
  movesNothing,
  play,
  readBetwin,
  rollbackBody,
} from './play.ts';
import { accepted, type Case, expectRefused, postRaw, postSigned, type Target } from './target.ts';

type Forge = (body: string, token: string) => string | undefined;

const rewritten = (body: string): string => JSON.stringify(JSON.parse(body));

const FORGERIES: readonly (readonly [what: string, forge: Forge])[] = [
  ['no signature', () => undefined],
  ['an empty signature', () => ''],
  ['a signature under another token', (body, token) => signBody(body, `${token}x`)],
  ['a signature under an empty token', (body) => signBody(body, '')],
  ['the signature of another body', (body, token) => signBody(`${body} `, token)],
  ['a signature in upper case', (body, token) => signBody(body, token).toUpperCase()],
  ['a cut signature', (body, token) => signBody(body, token).slice(0, 63)],
  ['a signature with a character too many', (body, token) => `${signBody(body, token)}0`],
  ['a signature in base64', (body, token) => Buffer.from(signBody(body, token), 'hex').toString('base64')],
  ['the zero signature of a browser demo', () => BROWSER_DEMO_SIGNATURE],
  ['a signature of the body written again', (body, token) => signBody(rewritten(body), token)],
];

const rejectsForgery = ([what, forge]: (typeof FORGERIES)[number]): Case => ({
  name: `${what} is refused`,
  rule: 'signature',
  origin: 'published',
  steps: (target) =>
    movesNothing(target, async () => {
      // Indented, so that writing it again gives other bytes.
      const body = JSON.stringify(betwinBody(target, [aBet()]), null, 1);
      expectRefused(await postRaw(target, betwin.path, body, forge(body, target.token)), '403');
    }),
});

const everyPathRefuses: Case = {
  name: 'a wrong signature is refused on every path',
  rule: 'signature',
  origin: 'published',
  steps: async (target) => {
    const bodies: readonly (readonly [path: string, body: unknown])[] = [
      [balance.path, balanceBody(target)],
      [betwin.path, betwinBody(target, [aBet()])],
      [rollback.path, rollbackBody(target, ['never-seen'])],
      [finish.path, finishBody(target)],
    ];
    for (const [path, body] of bodies) {
      expectRefused(await postRaw(target, path, JSON.stringify(body), 'f'.repeat(64)), '403');
    }
  },
};

const verifiesBeforeReading: Case = {
  name: 'a wrong signature is reported before a malformed body is',
  rule: 'signature',
  origin: 'published',
  steps: async (target) => expectRefused(await postRaw(target, betwin.path, '{', 'f'.repeat(64)), '403'),
};

const escapeAll = (text: string): string =>
  text.replace(/./gsu, (character) =>
    [...Array(character.length).keys()]
      .map((place) => String.raw`\u${character.charCodeAt(place).toString(16).padStart(4, '0')}`)
      .join(''),
  );

const servesEscapes: Case = {
  name: 'a body with unicode escapes is served',
  rule: 'signature',
  origin: 'published',
  steps: async (target) => {
    const { account, currency, gameId } = target;
    const body = `{"account_id":"${escapeAll(account)}","currency":"${escapeAll(currency)}","game_id":${JSON.stringify(gameId)}}`;
    accepted(balance, await postSigned(target, balance.path, body));
  },
};

const withKeysReversed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withKeysReversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, inner]) => [key, withKeysReversed(inner)]),
  );
};

const servesOddBytes = async (target: Target): Promise<void> => {
  const stake = aBet();
  const body = betwinBody(target, [stake, aWin()]);
  const oddOrder = JSON.stringify(withKeysReversed(body), null, '\t').replace(
    '{',
    '{\r\n "note": "ကစား / juego",',
  );
  assert(oddOrder.indexOf('transactions') < oddOrder.indexOf('account_id'));
  readBetwin(body, await postSigned(target, betwin.path, oddOrder));
};

export const SIGNATURE_CASES: readonly Case[] = [
  {
    name: 'a signed call is served',
    rule: 'signature',
    origin: 'published',
    steps: (target) => movesNothing(target, async () => void (await play(target, [aBet(), aWin()]))),
  },
  ...FORGERIES.map(rejectsForgery),
  everyPathRefuses,
  verifiesBeforeReading,
  servesEscapes,
  {
    name: 'an odd order of keys, blanks and letters beyond ASCII are served',
    rule: 'signature',
    origin: 'published',
    steps: (target) => movesNothing(target, () => servesOddBytes(target)),
  },
];
