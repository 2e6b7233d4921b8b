import { createCipheriv } from 'node:crypto';
import { isServerSeed, wordStream, type ServerSeed, type WordSource } from '@hintha/fairness';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { baganTemple as game } from './bagan-temple.ts';
import vectors from './bagan-temple.vectors.json' with { type: 'json' };
import { playRound, type Round, type Spin } from './play-round.ts';
import type { Window } from './read-window.ts';
import { returnToPlayer, type Return } from './return-to-player.ts';
import type { SlotGame } from './slot-game.ts';

const NOTHING = [21, 7, 18, 27, 10];
const TRIGGER = [17, 2, 11, 20, 1];
const RICHEST = [16, 19, 24, 21, 7];

/** The stops are their own words, since 32 divides 2^32; after the given spins the reels stop at nothing. */
const stopping = (...spins: readonly (readonly number[])[]): WordSource => {
  const words = spins.flat();
  let taken = 0;
  return {
    nextWord: () => {
      const word = words[taken] ?? NOTHING[taken % NOTHING.length] ?? 0;
      taken += 1;
      return word;
    },
  };
};

const rowsOf = (window: Window): string[] =>
  [0, 1, 2].map((row) => window.map((symbols) => symbols[row]).join(' '));

const lineWinsOf = ({ lineWins }: Spin): string[] =>
  lineWins.map(({ line, symbol, count, coins }) => `${line + 1} ${symbol} ${count} ${coins}`);

const sumOf = (round: Round, count: (spin: Spin) => number): number =>
  [round.paidSpin, ...round.freeSpins].reduce((sum, spin) => sum + count(spin), 0);

const serverSeedOf = (text: string): ServerSeed => {
  if (!isServerSeed(text)) throw new Error(`no server seed: ${text}`);
  return text;
};

test.each(vectors)('$title', (vector) => {
  const round = vector.free
    ? playRound(game, stopping(TRIGGER, vector.stops))
    : playRound(game, stopping(vector.stops));
  const spin = vector.free ? round.freeSpins[0] : round.paidSpin;
  expect(spin).toMatchObject({
    stops: vector.stops,
    multiplier: vector.free ? 3 : 1,
    scatterCoins: vector.scatterCoins,
    freeSpinsAwarded: vector.freeSpins,
    coins: vector.paidCoins,
  });
  expect(spin?.scatterCells).toHaveLength(vector.scatters);
  expect(rowsOf(spin?.window ?? [])).toEqual(vector.rows);
  expect(spin === undefined ? [] : lineWinsOf(spin)).toEqual(vector.lineWins);
});

test('a line win names the cells it lies on', () => {
  const [win] = playRound(game, stopping(TRIGGER)).paidSpin.lineWins;
  expect(win).toEqual({
    line: 7,
    symbol: 'H2',
    count: 4,
    coins: 150,
    cells: [
      { reel: 0, row: 0 },
      { reel: 1, row: 0 },
      { reel: 2, row: 1 },
      { reel: 3, row: 2 },
    ],
  });
});

test('the scatter names its cells', () => {
  expect(playRound(game, stopping(TRIGGER)).paidSpin.scatterCells).toEqual([
    { reel: 0, row: 2 },
    { reel: 3, row: 1 },
    { reel: 4, row: 0 },
  ]);
});

test('a window that runs over the end of a strip goes on at its start', () => {
  const { window } = playRound(game, stopping([31, 31, 31, 31, 31])).paidSpin;
  expect(rowsOf(window)).toEqual(['K A H3 H4 H1', 'H3 S K H3 Q', 'H3 Q J H4 S']);
});

test('three scatters give ten free spins, which are all played', () => {
  const round = playRound(game, stopping(TRIGGER));
  expect(round.freeSpins).toHaveLength(10);
  expect(round).toMatchObject({ coins: 200, capped: false });
});

test('three scatters in a free spin give ten more and pay three times', () => {
  const round = playRound(game, stopping(TRIGGER, NOTHING, TRIGGER));
  expect(round.freeSpins).toHaveLength(20);
  expect(round.freeSpins[1]).toMatchObject({ scatterCoins: 50, coins: 600, freeSpinsAwarded: 10 });
  expect(round.coins).toBe(800);
});

test('no round has more than 200 free spins', () => {
  const round = playRound(game, stopping(...Array.from({ length: 300 }, () => TRIGGER)));
  expect(round.freeSpins).toHaveLength(200);
  expect(sumOf(round, (spin) => spin.freeSpinsAwarded)).toBe(200);
  expect(round).toMatchObject({ coins: 200 + 200 * 600, capped: false });
});

test('a retrigger that does not fit is cut to what does', () => {
  const round = playRound({ ...game, maxFreeSpins: 13 }, stopping(TRIGGER, TRIGGER));
  expect(round.freeSpins[0]?.freeSpinsAwarded).toBe(3);
  expect(round.freeSpins).toHaveLength(13);
});

test('at 5,000 bets the round is over and pays no more', () => {
  const rich = Array.from({ length: 30 }, () => RICHEST);
  const round = playRound(game, stopping(TRIGGER, TRIGGER, ...rich));
  // 200 + 600 + 11 × 10,410 = 115,310: the twelfth rich spin finds room for 9,690 of its 10,410 coins.
  expect(round).toMatchObject({ coins: 125_000, capped: true });
  expect(round.freeSpins).toHaveLength(13);
  expect(round.freeSpins.at(-2)?.coins).toBe(10_410);
  expect(round.freeSpins.at(-1)?.coins).toBe(9_690);
});

test('a maximum that is reached exactly ends the round too', () => {
  const round = playRound({ ...game, maxWinTimesBet: 8 }, stopping(TRIGGER));
  expect(round).toMatchObject({ coins: 200, capped: true, freeSpins: [] });
});

test('more than five scatters count as five', () => {
  const flooded: SlotGame = { ...game, strips: game.strips.map(() => ['S']), freeSpins: {} };
  expect(playRound(flooded, stopping()).paidSpin).toMatchObject({ scatterCoins: 50 * 25, coins: 50 * 25 });
});

test('each reel takes one word, left to right, and free spins go on with the same words', () => {
  const words = [...TRIGGER, ...Array.from({ length: 10 }, (_, i) => [i, i + 1, i + 2, i + 3, i + 4]).flat()];
  const round = playRound(game, stopping(words));
  const stops = [round.paidSpin, ...round.freeSpins].flatMap((spin) => spin.stops);
  expect(stops.slice(0, words.length)).toEqual(words);
});

test('the whole of a round is the sum of its parts', () => {
  const spins = fc.constantFrom(NOTHING, TRIGGER, RICHEST, ...vectors.map((vector) => vector.stops));
  fc.assert(
    fc.property(fc.array(spins, { maxLength: 60 }), (played) => {
      const round = playRound(game, stopping(TRIGGER, ...played));
      expect(sumOf(round, (spin) => spin.coins)).toBe(round.coins);
      expect(round.coins).toBeLessThanOrEqual(game.maxWinTimesBet * game.betCoins);
      const missing = sumOf(round, (spin) => spin.freeSpinsAwarded) - round.freeSpins.length;
      expect(missing === 0 || (missing > 0 && round.capped)).toBe(true);
      for (const spin of [round.paidSpin, ...round.freeSpins].slice(0, -1)) {
        const won = spin.lineWins.reduce((sum, win) => sum + win.coins, spin.scatterCoins);
        expect(spin.coins).toBe(won * spin.multiplier);
      }
    }),
  );
});

test('the same words play the same round, and it survives as JSON', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9a-f]{64}$/), fc.nat(), (text, nonce) => {
      const message = `bagan-temple:client:${nonce}`;
      const round = playRound(game, wordStream(serverSeedOf(text), message));
      expect(playRound(game, wordStream(serverSeedOf(text), message))).toEqual(round);
      expect(JSON.parse(JSON.stringify(round))).toEqual(round);
    }),
  );
});

const shareOf = ({ total }: Return): number => Number(total.numerator) / Number(total.denominator);

/** As even as those of a seed, whose own even spread is shown elsewhere, in a fraction of the time. */
const manyWords = (): WordSource => {
  const cipher = createCipheriv('aes-128-ctr', Buffer.alloc(16, 0x5a), Buffer.alloc(16));
  const zeros = Buffer.alloc(65_536);
  let [block, offset] = [zeros, zeros.length];
  return {
    nextWord: () => {
      if (offset === block.length) [block, offset] = [cipher.update(zeros), 0];
      offset += 4;
      return block.readUInt32BE(offset - 4);
    },
  };
};

test('200,000 rounds return what was computed, within three deviations', () => {
  const rounds = 200_000;
  const words = manyWords();
  let coins = 0;
  for (let i = 0; i < rounds; i += 1) coins += playRound(game, words).coins;
  const tolerance = (3 * game.deviationInBets) / Math.sqrt(rounds);
  expect(Math.abs(coins / (rounds * game.betCoins) - shareOf(returnToPlayer(game)))).toBeLessThan(tolerance);
});
