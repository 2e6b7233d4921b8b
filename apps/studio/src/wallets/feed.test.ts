import { randomUUID } from 'node:crypto';
import { money } from '@hintha/money';
import { transaction } from '@hintha/platform';
import { softswiss } from '@hintha/vendor-protocol';
import fc from 'fast-check';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { givenEmpty } from '../../../../tools/scenario/index.ts';
import { testDatabase } from '../../../../tools/test-database.ts';
import { migrateStudio } from '../app.ts';
import { testStudio } from '../../../../tools/test-studio.ts';
import type { RoundView } from '../wire.ts';
import { addToFeed } from './feed-store.ts';

const db = testDatabase({ search_path: 'studio' });
const studio = testStudio({ db, url: 'http://127.0.0.1:1' });

beforeAll(async () => {
  await migrateStudio(db);
});
beforeEach(async () => {
  await givenEmpty(db, 'studio_feed');
});

const read = async (after: number): Promise<softswiss.PlayedRound[]> => {
  const { status, view } = await studio.sign('/wallet/rounds', { casino_id: 'hintha', after });
  expect(status).toBe(200);
  const page = softswiss.feed.reply.parse(Buffer.from(JSON.stringify(view)));
  if (!page.ok) throw new Error(page.error.message);
  return page.value.rounds;
};

/** A round that is written now and committed when it is told to. */
const openRound = async (): Promise<{ id: string; commit: () => Promise<void> }> => {
  const id = randomUUID();
  const [written, commit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const done = transaction(db, async (tx) => {
    const account = { account: 'mya', currency: 'MMK', game: 'bagan-temple' };
    await addToFeed(tx, { ...account, id, stake: money(100n), win: money(0n), playedAt: new Date() });
    written.resolve();
    await commit.promise;
  });
  await written.promise;
  return {
    id,
    commit: () => {
      commit.resolve();
      return done;
    },
  };
};

test('a finished round from a wallet of ours is told once, and the same however often it is asked for', async () => {
  const body = { casino_id: 'hintha', account_id: 'mya', currency: 'MMK' };
  await studio.sign('/wallet/transfer', { ...body, transfer_id: 't', direction: 'in', amount: '100.00' });
  const account = { id: 'mya', currency: 'MMK' };
  const { token } = await studio.open('bagan-temple', { account, wallet: 'own' });
  const order = { coinValue: '1.00', requestId: randomUUID() };
  const { view } = await studio.call<RoundView>('POST', '/play/spin', { token, body: order });
  await studio.call('POST', '/play/spin', { token, body: order });
  const reported = await read(0);
  expect(reported).toMatchObject([
    { position: 1, account_id: 'mya', currency: 'MMK', round_id: view.id, game_id: 'bagan-temple' },
  ]);
  expect(reported.map(amountsOf)).toEqual([[view.stake, view.win]]);
  expect(await read(1)).toEqual([]);
  expect(await read(0)).toEqual(reported);
});

const amountsOf = (round: softswiss.PlayedRound): string[] => {
  const { rounds } = JSON.parse(softswiss.feed.reply.write({ rounds: [round] })) as {
    rounds: { stake: string; payout: string }[];
  };
  return rounds.flatMap(({ stake, payout }) => [stake, payout]);
};

test('a round that began first and commits last is told behind what was read before it', async () => {
  const [slow, fast] = [await openRound(), await openRound()];
  await fast.commit();
  expect((await read(0)).map(({ round_id }) => round_id)).toEqual([fast.id]);
  await slow.commit();
  expect((await read(1)).map(({ round_id }) => round_id)).toEqual([slow.id]);
});

test('a page is bounded, and the next goes on where it ended', async () => {
  const rounds = await Promise.all(Array.from({ length: softswiss.MAX_ROUNDS + 3 }, openRoundAlone));
  const first = await read(0);
  expect(first.map(({ position }) => position)).toEqual(first.map((_, n) => n + 1));
  expect(first).toHaveLength(softswiss.MAX_ROUNDS);
  const rest = await read(softswiss.MAX_ROUNDS);
  expect(new Set([...first, ...rest].map(({ round_id }) => round_id))).toEqual(new Set(rounds));
});

const openRoundAlone = async (): Promise<string> => {
  const { id, commit } = await openRound();
  await commit();
  return id;
};

test('whoever reads on while rounds begin and commit in any order reads each of them once', async () => {
  const acts = fc.array(
    fc.constantFrom('begin' as const, 'commit' as const, 'read' as const, 'twice' as const),
    {
      minLength: 4,
      maxLength: 30,
    },
  );
  await fc.assert(
    fc.asyncProperty(acts, fc.infiniteStream(fc.nat(99)), async (steps, which) => {
      await givenEmpty(db, 'studio_feed');
      const under: { id: string; commit: () => Promise<void> }[] = [];
      const committed: string[] = [];
      const reported: string[] = [];
      let after = 0;
      const readOn = async () => {
        const page = await read(after);
        reported.push(...page.map(({ round_id }) => round_id));
        after = page.at(-1)?.position ?? after;
      };
      const commitOne = async () => {
        const [one] = under.splice(Number(which.next().value) % Math.max(under.length, 1), 1);
        if (one === undefined) return;
        await one.commit();
        committed.push(one.id);
      };
      for (const step of steps) {
        if (step === 'begin') under.push(await openRound());
        else if (step === 'commit') await commitOne();
        // Two who read at once give the same round no two positions.
        else await Promise.all([readOn(), step === 'twice' ? read(0) : []]);
      }
      while (under.length > 0) await commitOne();
      await readOn();
      expect(reported.toSorted()).toEqual(committed.toSorted());
    }),
    { numRuns: 12 },
  );
});
