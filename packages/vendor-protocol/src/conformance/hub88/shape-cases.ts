import { randomUUID } from 'node:crypto';
import { balance, bet, info, rollback, win } from '../../hub88/wallet-calls.ts';
import { writeJson } from '../../message.ts';
import { exchange, expectClientError, expectNoFault, expectSame } from '../probe.ts';
import {
  balanceBody,
  betBody,
  infoBody,
  movesBy,
  movesNothing,
  rollbackBody,
  STAKE,
  unseen,
  winBody,
} from './play.ts';
import {
  accepted,
  expectError,
  MALFORMED,
  post,
  postSigned,
  readError,
  type Case,
  type Target,
} from './target.ts';
import { negateMoney } from '@hintha/money';

const notJson: Case = {
  name: 'a body that is not JSON is answered with WRONG_SYNTAX',
  rule: 'shape',
  origin: 'published',
  steps: async (target) => {
    for (const body of ['', '{', '{"a":1}}', "{'user':'p'}", '<call/>'])
      expectError(await postSigned(target, bet.path, body), 'RS_ERROR_WRONG_SYNTAX');
    const notUtf8 = Buffer.of(0x7b, 0xff, 0xfe, 0x7d);
    expectError(await postSigned(target, balance.path, notUtf8), 'RS_ERROR_WRONG_SYNTAX');
  },
};

const notAnObject: Case = {
  name: 'JSON that is not an object is answered with WRONG_SYNTAX or WRONG_TYPES',
  rule: 'shape',
  origin: 'published',
  steps: async (target) => {
    for (const body of ['null', '1', '"text"', '[]', '[{}]', 'true'])
      expectError(await postSigned(target, bet.path, body), ...MALFORMED);
  },
};

const missingFields: Case = {
  name: 'a call without a field it needs is answered with WRONG_SYNTAX or WRONG_TYPES',
  rule: 'shape',
  origin: 'published',
  steps: (target) =>
    movesNothing(target, async () => {
      const always = ['user', 'request_uuid', 'transaction_uuid', 'round', 'game_code'];
      const calls: readonly (readonly [path: string, body: object, needed: readonly string[]])[] = [
        [info.path, infoBody(target), ['user', 'request_uuid']],
        [balance.path, balanceBody(target), ['user', 'token', 'request_uuid']],
        [bet.path, betBody(target), [...always, 'token', 'currency', 'amount']],
        [
          win.path,
          winBody(target, unseen()),
          [...always, 'currency', 'amount', 'reference_transaction_uuid'],
        ],
        [rollback.path, rollbackBody(target, unseen()), [...always, 'reference_transaction_uuid']],
      ];
      for (const [path, body, needed] of calls) {
        for (const field of needed)
          expectError(await post(target, path, { ...body, [field]: undefined }), ...MALFORMED);
      }
    }),
};

const wrongTypes: Case = {
  name: 'a field of another type is answered with WRONG_TYPES or WRONG_SYNTAX',
  rule: 'shape',
  origin: 'published',
  steps: (target) =>
    movesNothing(target, async () => {
      const wrong: readonly object[] = [
        { user: 7 },
        { user: [target.user] },
        { token: { of: 'a session' } },
        { request_uuid: 7 },
        { transaction_uuid: 7 },
        { transaction_uuid: 'no uuid' },
        { transaction_uuid: '' },
        { round: { id: 'r' } },
        { round: '' },
        { round_closed: 'yes' },
        { is_free: 1 },
        { game_code: ['g'] },
        { currency: 978 },
        { meta: 'home' },
      ];
      for (const field of wrong)
        expectError(await post(target, bet.path, { ...betBody(target), ...field }), ...MALFORMED);
    }),
};

const unknownFields: Case = {
  name: 'fields that the operator does not know are tolerated',
  rule: 'shape',
  origin: 'published',
  steps: (target) =>
    movesBy(target, negateMoney(STAKE), async () => {
      const later = { added_later: { deep: [1, null, { x: 'y' }] } };
      const reading = { ...balanceBody(target), ...later };
      accepted(balance, reading, await post(target, balance.path, reading));
      const body = { ...betBody(target), ...later, meta: { selection: 'home', odds: 2.5, ...later } };
      accepted(bet, body, await post(target, bet.path, body));
    }),
};

const echoes: Case = {
  name: 'an answer repeats the request_uuid of its call, and an error does so too',
  rule: 'echo',
  origin: 'published',
  steps: (target) =>
    movesNothing(target, async () => {
      const reading = balanceBody(target);
      accepted(balance, reading, await post(target, balance.path, reading));
      const orphan = winBody(target, unseen());
      const error = readError(await post(target, win.path, orphan));
      expectSame(error.request_uuid ?? 'none', orphan.request_uuid, 'the request_uuid beside an error');
    }),
};

const hostileBodies = (target: Target): readonly string[] => {
  const body = writeJson(rollbackBody(target, unseen()));
  const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
  const spoil = (text: string) => body.replace(writeJson(target.user), text);
  return [
    deep,
    spoil(deep),
    spoil('1e999'),
    spoil(`"${'a'.repeat(50_000)}"`),
    spoil(String.raw`"\u0000"`),
    spoil(String.raw`"\ud800"`),
    spoil('"\' OR 1=1 --"'),
    spoil('"__proto__"'),
    spoil('"constructor"'),
    spoil('{"__proto__":{"toString":1}}'),
    body.replace('{', '{"__proto__":{"user":"p"},"constructor":{"prototype":{}},'),
    body.replace('"round"', '"round":"a","round"'),
    body.replace('"round"', `"amount":${'9'.repeat(10_000)},"round"`),
  ];
};

const hostile: Case = {
  name: 'no signed body, however hostile, is a fault of the operator',
  rule: 'shape',
  origin: 'recommended',
  steps: async (target) => {
    for (const body of hostileBodies(target)) {
      for (const { path } of [rollback, win, bet, balance, info])
        expectNoFault(await postSigned(target, path, body), `${path} with ${body.slice(0, 60)}`);
    }
  },
};

const strangeIds: Case = {
  name: 'a round with control characters or without end is answered with an error',
  rule: 'shape',
  origin: 'recommended',
  steps: (target) =>
    movesNothing(target, async () => {
      for (const round of ['a\u0000b', 'a\nb', '\u202eab', '\ud800', 'x'.repeat(5_000)])
        expectError(await post(target, bet.path, betBody(target, STAKE, round)), ...MALFORMED);
    }),
};

const wrongRoutes: Case = {
  name: 'a GET and an unknown path are rejected without a fault',
  rule: 'shape',
  origin: 'recommended',
  steps: async (target) => {
    for (const { path } of [info, balance, bet, win, rollback])
      expectClientError(await exchange(target.baseUrl, path, { method: 'GET' }), `GET ${path}`);
    for (const path of ['/transaction/bet/extra', `/${randomUUID()}`, '/%00', '/TRANSACTION/BET'])
      expectClientError(await post(target, path, balanceBody(target)), `POST ${path}`);
  },
};

export const SHAPE_CASES: readonly Case[] = [
  notJson,
  notAnObject,
  missingFields,
  wrongTypes,
  unknownFields,
  echoes,
  hostile,
  strangeIds,
  wrongRoutes,
];
