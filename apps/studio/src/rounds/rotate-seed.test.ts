import { randomUUID } from 'node:crypto';
import { verifyRound } from '@hintha/fairness';
import { baganTemple, playRound, toRecordedRound } from '@hintha/slots';
import { money } from '@hintha/money';
import { startReferenceOperator } from '@hintha/vendor-protocol/conformance';
import { beforeAll, expect, test } from 'vitest';
import { readStored } from '../../../../tools/scenario/index.ts';
import { testDatabase } from '../../../../tools/test-database.ts';
import { migrateStudio } from '../app.ts';
import { testStudio } from '../../../../tools/test-studio.ts';
import type { HistoryRoundView, HistoryView, RotatedView, RoundView, SeedView } from '../wire.ts';

const ROUNDS = 200;

const db = testDatabase({ search_path: 'studio' });

beforeAll(async () => {
  await migrateStudio(db);
});

const table = async (game: string) => {
  const operator = await startReferenceOperator([], money(10_000_000_000n));
  const at = testStudio({ db, url: operator.url });
  const { token, fairness } = await at.open(game);
  const spin = () =>
    at.call<RoundView>('POST', '/play/spin', { token, body: { coinValue: '1.00', requestId: randomUUID() } });
  const rotate = (clientSeed: unknown) =>
    at.call<RotatedView>('POST', '/play/seed', { token, body: { clientSeed } });
  const history = async (): Promise<HistoryRoundView[]> => {
    const rounds: HistoryRoundView[] = [];
    for (let next: string | null = ''; next !== null;) {
      const url: string = next === '' ? '/play/rounds' : `/play/rounds?before=${next}`;
      const { view } = await at.call<HistoryView>('GET', url, { token });
      rounds.push(...view.rounds);
      next = view.next;
    }
    return rounds;
  };
  return { ...at, operator, token, fairness, spin, rotate, history };
};

test('a revealed seed is the one committed to, and with it every round can be worked out again', async () => {
  const at = await table('bagan-temple');
  for (let round = 0; round < ROUNDS; round += 1) expect((await at.spin()).status).toBe(200);
  expect((await at.history()).every(({ serverSeed }) => serverSeed === null)).toBe(true);
  const { revealed, fairness } = (await at.rotate('my-own.seed')).view;
  expect(revealed).toMatchObject({ commitment: at.fairness.commitment, rounds: ROUNDS });
  expect(fairness).toMatchObject({ clientSeed: 'my-own.seed', nextNonce: 0 });
  expect(fairness.commitment).not.toBe(revealed.commitment);
  const rounds = await at.history();
  expect(rounds.map(({ nonce }) => nonce)).toEqual(
    Array.from({ length: ROUNDS }, (_, index) => ROUNDS - 1 - index),
  );
  for (const { serverSeed, commitment, clientSeed, nonce, outcome } of rounds) {
    const claim = { serverSeed: serverSeed ?? '', commitment, gameCode: baganTemple.code, clientSeed, nonce };
    const words = verifyRound(claim);
    if (typeof words === 'string') throw new Error(words);
    expect(toRecordedRound(playRound(baganTemple, words))).toEqual(outcome);
    expect(serverSeed).toBe(revealed.serverSeed);
  }
  await at.operator.stop();
});

test('rounds after a rotation are decided by the new pair, which stays secret', async () => {
  const at = await table('golden-hintha');
  await at.spin();
  const { fairness } = (await at.rotate('next')).view;
  const shown = await at.call<SeedView>('GET', '/play/fairness', { token: at.token });
  expect(shown).toEqual({ status: 200, view: fairness });
  expect((await at.spin()).view.nonce).toBe(0);
  const [fresh, old] = await at.history();
  expect(fresh).toMatchObject({ commitment: fairness.commitment, clientSeed: 'next', serverSeed: null });
  expect(old?.serverSeed).toMatch(/^[0-9a-f]{64}$/);
  await at.operator.stop();
});

test('spins and rotations at once never share a number nor leave one out', async () => {
  const at = await table('mogok-jewels');
  let played = 0;
  for (let burst = 0; burst < 10; burst += 1) {
    const [one, , other] = await Promise.all([
      at.spin(),
      at.rotate(`seed-${burst}`),
      at.spin(),
      at.rotate(`more-${burst}`),
    ]);
    // Of two at once one may be told that the other is still on its way.
    played += [one, other].filter(({ status }) => status === 200).length;
  }
  const spun = await at.history();
  expect(played).toBeGreaterThanOrEqual(10);
  expect(spun).toHaveLength(played);
  const byPair = Map.groupBy(spun, ({ commitment }) => commitment);
  for (const rounds of byPair.values()) {
    expect(rounds.map(({ nonce }) => nonce).toSorted((a, b) => a - b)).toEqual([...rounds.keys()]);
  }
  await at.operator.stop();
});

test('the seed of a player is told from the first moment, and differs from title to title', async () => {
  const at = await table('inle-catch');
  const other = await at.open('shan-owl');
  expect(at.fairness).toEqual({
    commitment: expect.stringMatching(/^[0-9a-f]{64}$/),
    clientSeed: expect.stringMatching(/^[0-9a-f]{16}$/),
    nextNonce: 0,
  });
  expect(other.fairness.commitment).not.toBe(at.fairness.commitment);
  await at.operator.stop();
});

test.each(['', 'a:b', 'x'.repeat(65), 'မြန်မာ', 7, null])('%j is no client seed', async (clientSeed) => {
  const at = await table('lucky-lantern');
  expect(await at.rotate(clientSeed)).toMatchObject({ status: 400, view: { code: 'bad_request' } });
  await at.operator.stop();
});

test('no server seed stands in the database in the clear', async () => {
  const at = await table('ferry-bell');
  const { serverSeed } = (await at.rotate('mine')).view.revealed;
  const stored = (await readStored(db, 'studio_seed_pair')).join();
  expect(stored).toContain(at.fairness.commitment);
  expect(stored).not.toContain(serverSeed);
  await at.operator.stop();
});
