import { randomUUID } from 'node:crypto';
import { verifyRecordedRound } from '@hintha/slots';
import { softswiss } from '@hintha/vendor-protocol';
import { ACCOUNT, startReferenceOperator } from '@hintha/vendor-protocol/conformance';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../../../tools/test-database.ts';
import { testStudio } from '../../../../tools/test-studio.ts';
import { migrateStudio } from '../app.ts';
import type { RoundView } from '../wire.ts';

const db = testDatabase({ search_path: 'studio' });
const operator = await startReferenceOperator();
const studio = testStudio({ db, url: operator.url });

beforeAll(async () => {
  await migrateStudio(db);
});
afterAll(() => operator.stop());

const spin = async (token: string) => {
  const body = { coinValue: '1.00', requestId: randomUUID() };
  return (await studio.call<RoundView>('POST', '/play/spin', { token, body })).view;
};

const ask = async (path: '/rounds/proof' | '/rounds/reveal', round_id: string, account_id = ACCOUNT) => {
  const { status, view } = await studio.sign(path, { casino_id: 'hintha', account_id, round_id });
  if (status !== 200) return view.meta.api_code;
  const read = softswiss.roundProof.reply.parse(Buffer.from(JSON.stringify(view)));
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
};

const verify = async (id: string) => {
  const proof = await ask('/rounds/proof', id);
  if (typeof proof === 'string') return proof;
  const { model, commitment, nonce, outcome, client_seed: clientSeed, server_seed: serverSeed } = proof;
  return verifyRecordedRound({ commitment, nonce, outcome, clientSeed, serverSeed }, model);
};

test('an operator reads a round with its reels and seeds, and has the secret one revealed', async () => {
  const { token, fairness } = await studio.open('bagan-temple');
  const first = await spin(token);
  const second = await spin(token);
  const { commitment, clientSeed: client_seed } = fairness;
  const hidden = { commitment, client_seed, nonce: 0, server_seed: null, outcome: first.outcome };
  expect(await ask('/rounds/proof', first.id)).toMatchObject(hidden);
  expect(await verify(first.id)).toBe('unproven');

  const revealed = await ask('/rounds/reveal', first.id);
  expect(revealed).toMatchObject({ ...hidden, server_seed: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(await ask('/rounds/reveal', second.id)).toMatchObject({ commitment, nonce: 1 });
  expect(await Promise.all([first, second].map(({ id }) => verify(id)))).toEqual(['match', 'match']);

  // What comes next is decided by another secret, and the player's own seed is still the player's.
  const { fairness: next } = await studio.open('bagan-temple');
  expect(next).toMatchObject({ clientSeed: client_seed, nextNonce: 0 });
  expect(next.commitment).not.toBe(commitment);
});

test('a round of somebody else, and one that never was, are not found', async () => {
  const { token } = await studio.open('bagan-temple');
  const { id } = await spin(token);
  expect(await ask('/rounds/proof', id, 'somebody')).toBe('404');
  expect(await ask('/rounds/reveal', randomUUID())).toBe('404');
  expect(await ask('/rounds/proof', 'no uuid')).toBe('404');
});
