import { balance, betwin, finish, rollback } from '../../softswiss/wallet-calls.ts';
import { exchange, expectClientError, expectNoFault, freshId } from '../probe.ts';
import {
  aBet,
  aWin,
  balanceBody,
  betwinBody,
  finishBody,
  movesNothing,
  readBetwin,
  rollbackBody,
} from './play.ts';
import { accepted, type Case, expectRefused, post, postSigned, type Target } from './target.ts';

const UNREADABLE = [
  '',
  '{',
  'null',
  '1',
  '"text"',
  '[]',
  'true',
  '{"a":1}}',
  "{'account_id':'p'}",
  '<call/>',
];

const malformed: Case = {
  name: 'a body that is no JSON object is a bad request',
  rule: 'shape',
  origin: 'published',
  steps: async (target) => {
    for (const body of UNREADABLE) expectRefused(await postSigned(target, betwin.path, body), '400');
    expectRefused(await postSigned(target, balance.path, Buffer.of(0x7b, 0xff, 0xfe, 0x7d)), '400');
  },
};

const missingFields: Case = {
  name: 'a call without a field it needs is a bad request',
  rule: 'shape',
  origin: 'published',
  steps: (target) =>
    movesNothing(target, async () => {
      // `finished` is not asked for: an operator loses nothing by taking its absence for false.
      const calls: readonly (readonly [path: string, body: object, needed: readonly string[]])[] = [
        [balance.path, balanceBody(target), ['account_id', 'currency']],
        [betwin.path, betwinBody(target, [aBet()]), ['account_id', 'currency', 'round_id', 'transactions']],
        [
          rollback.path,
          rollbackBody(target, [freshId('unseen')]),
          ['account_id', 'round_id_provider', 'transactions'],
        ],
        [finish.path, finishBody(target), ['account_id', 'currency', 'round_id']],
      ];
      for (const [path, body, needed] of calls) {
        for (const field of needed) {
          expectRefused(await post(target, path, { ...body, [field]: undefined }), '400');
        }
      }
    }),
};

const wrongTypes: Case = {
  name: 'a field of another type is a bad request',
  rule: 'shape',
  origin: 'published',
  steps: (target) =>
    movesNothing(target, async () => {
      const body = betwinBody(target, [aBet()]);
      const [entry] = body.transactions;
      const wrong: readonly object[] = [
        { account_id: 7 },
        { account_id: [target.account] },
        { round_id: { id: 'r' } },
        { finished: 'yes' },
        { transactions: entry },
        { transactions: 'bet' },
        { transactions: [null] },
        { transactions: [[entry]] },
        { transactions: [{ ...entry, id_provider: 7 }] },
        { transactions: [{ ...entry, id_provider: '' }] },
        { transactions: [{ ...entry, type: 'refund' }] },
        { transactions: [{ ...entry, type: ['bet'] }] },
        { transactions: [] },
      ];
      for (const field of wrong) expectRefused(await post(target, betwin.path, { ...body, ...field }), '400');
    }),
};

const unknownFields: Case = {
  name: 'fields that the operator does not know are tolerated',
  rule: 'shape',
  origin: 'published',
  steps: (target) =>
    movesNothing(target, async () => {
      const later = { added_later: { deep: [1, null, { x: 'y' }] } };
      accepted(balance, await post(target, balance.path, { ...balanceBody(target), ...later }));
      const body = betwinBody(target, [aBet(), aWin()]);
      const transactions = body.transactions.map((entry) => ({ ...entry, ...later }));
      readBetwin(body, await post(target, betwin.path, { ...body, ...later, transactions }));
    }),
};

const oversize: Case = {
  name: 'a body above 64 KiB is refused',
  rule: 'shape',
  origin: 'published',
  steps: (target) =>
    movesNothing(target, async () => {
      const body = { padding: 'x'.repeat(64 * 1024), ...betwinBody(target, [aBet()]) };
      expectRefused(await post(target, betwin.path, body), '400');
    }),
};

const hostileBodies = (target: Target): readonly string[] => {
  const body = JSON.stringify(betwinBody(target, [aBet(), aWin()]));
  const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
  const spoil = (text: string) => body.replace(JSON.stringify(target.account), text);
  return [
    deep,
    spoil(deep),
    spoil('1e999'),
    spoil(`"${'a'.repeat(60_000)}"`),
    spoil(String.raw`"\u0000"`),
    spoil(String.raw`"\ud800"`),
    spoil('"\' OR 1=1 --"'),
    spoil('"__proto__"'),
    spoil('"constructor"'),
    spoil(`{"__proto__":{"toString":1}}`),
    body.replace('{', '{"__proto__":{"account_id":"p"},"constructor":{"prototype":{}},'),
    body.replace('"round_id"', '"round_id":"a","round_id"'),
  ];
};

const hostile: Case = {
  name: 'no signed body, however hostile, is a fault of the operator',
  rule: 'shape',
  origin: 'recommended',
  steps: async (target) => {
    for (const body of hostileBodies(target)) {
      for (const { path } of [betwin, rollback, balance, finish]) {
        expectNoFault(await postSigned(target, path, body), `${path} with ${body.slice(0, 60)}`);
      }
    }
  },
};

const strangeIds: Case = {
  name: 'an id with control characters or without end is a bad request',
  rule: 'shape',
  origin: 'recommended',
  steps: (target) =>
    movesNothing(target, async () => {
      for (const id of ['a\u0000b', 'a\nb', '\u202eab', '\ud800', 'x'.repeat(5_000)]) {
        expectRefused(
          await post(target, betwin.path, betwinBody(target, [{ ...aBet(), id_provider: id }])),
          '400',
        );
      }
    }),
};

const repeatedIds: Case = {
  name: 'one id twice in a batch is a bad request',
  rule: 'shape',
  origin: 'recommended',
  steps: (target) =>
    movesNothing(target, async () => {
      const stake = aBet();
      const entries = [stake, { ...aWin(), id_provider: stake.id_provider }];
      expectRefused(await post(target, betwin.path, betwinBody(target, entries)), '400');
    }),
};

const wrongRoutes: Case = {
  name: 'a GET and an unknown path are refused without a fault',
  rule: 'shape',
  origin: 'recommended',
  steps: async (target) => {
    for (const { path } of [betwin, rollback, balance, finish]) {
      expectClientError(await exchange(target.baseUrl, path, { method: 'GET' }), `GET ${path}`);
    }
    const paths = ['/betwin/extra', '/unknown', '/%00', '/BETWIN'];
    for (const path of paths)
      expectClientError(await post(target, path, balanceBody(target)), `POST ${path}`);
  },
};

export const SHAPE_CASES: readonly Case[] = [
  malformed,
  missingFields,
  wrongTypes,
  unknownFields,
  oversize,
  hostile,
  strangeIds,
  repeatedIds,
  wrongRoutes,
];
