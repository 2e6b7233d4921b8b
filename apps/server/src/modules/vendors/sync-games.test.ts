import { money } from '@hintha/money';
import { transaction } from '@hintha/platform';
import { softswiss } from '@hintha/vendor-protocol';
import { TOKEN } from '@hintha/vendor-protocol/conformance';
import { expect, test } from 'vitest';
import { givenBrand, readGames } from '../../../../../tools/scenario/index.ts';
import { testDatabase } from '../../../../../tools/test-database.ts';
import { testContext } from '../../../../../tools/test-context.ts';
import { testVendor } from '../../../../../tools/transfers/test-vendor.ts';
import { connectVendor } from './open-vendor.ts';
import { askForGames, SYNC_GAMES, syncGames } from './sync-games.ts';

const db = testDatabase();
const { ctx, clock } = testContext(db);
const vendor = testVendor(db, 'TELLER');

/** What the vendor answers, page by page; a page that is not there is the last one again. */
let pages: object[] = [];
vendor.answer = () => pages[Math.min(vendor.asked.length, pages.length) - 1] ?? {};

const title = (game: string, changed: object = {}): object => {
  const listed = {
    game,
    provider: 'TELLER',
    provider_name: 'Teller',
    provider_emblem: 'owl',
    title: game,
    names: { en: game },
    category: 'RNG',
    classification: null,
    min_bet: money(2_500n),
    lines: 25,
    theme: { subject: 'owl', palette: 'jade' },
    hot: false,
    released_at: '2026-01-31T00:00:00Z',
    max_bet: money(2_500_000n),
    rtp_ppm: 960_046,
    volatility: 'medium',
    features: ['free_spins', 'walking_reels'],
  } as const;
  const page = { games: [{ ...listed, features: [...listed.features] }], problems: [], next: null };
  const { games } = JSON.parse(softswiss.games.reply.write(page)) as { games: object[] };
  return { ...games[0], ...changed };
};

const syncGamesOf = async (...list: object[]): Promise<void> => {
  pages = list;
  vendor.asked.length = 0;
  await syncGames(ctx);
};

const shown = async (): Promise<string[]> => (await readGames(db)).map(({ code }) => code);

test('a list is read page by page until it says that it is over', async () => {
  await syncGamesOf(
    { games: [title('one'), title('two')], next: 'two' },
    { games: [title('three')], next: 'three' },
    { games: [title('four')] },
  );
  expect(vendor.asked.map(({ after }) => after)).toEqual([undefined, 'two', 'three']);
  expect(await shown()).toEqual(['four', 'one', 'three', 'two']);
});

test('what a list says twice, half or with hostile words is left out, and the rest of it stands', async () => {
  await syncGamesOf(
    {
      games: [
        title('one'),
        title('one', { title: 'again' }),
        title('two', { min_bet: '-5' }),
        title('three', { names: {} }),
        title('eight', { max_bet: '24.99' }),
        title('four', { theme: { subject: '"><script>', palette: 'jade' } }),
        { game: 'five' },
        null,
        title('six', { title: '<script>alert(1)</script>' }),
      ],
      next: 'six',
    },
    { games: [title('one'), title('seven')] },
  );
  expect(await shown()).toEqual(['one', 'seven', 'six']);
});

const storedDetails = async () =>
  (await readGames(db)).map(({ maxBet, rtpPpm, volatility, features }) => ({
    maxBet,
    rtpPpm,
    volatility,
    features,
  }));

test('what a vendor tells of a title is renewed with its list, and gone when it tells it no more', async () => {
  await syncGamesOf({ games: [title('one')] });
  // A feature that no filter knows is passed over.
  expect(await storedDetails()).toEqual([
    { maxBet: 2_500_000n, rtpPpm: 960_046, volatility: 'medium', features: ['free_spins'] },
  ]);
  const silent = { rtp_ppm: null, volatility: undefined, features: undefined };
  await syncGamesOf({ games: [title('one', { max_bet: '100.00', ...silent })] });
  expect(await storedDetails()).toEqual([{ maxBet: 10_000n, rtpPpm: null, volatility: null, features: [] }]);
});

test('a game is named by the tags of languages, in whatever case a vendor writes them', async () => {
  await syncGamesOf({ games: [title('one', { names: { EN: 'One', MY: 'တစ်', fil: 'Isa', 'pt-BR': 'Um' } })] });
  expect((await readGames(db)).map(({ names }) => names)).toEqual([
    { en: 'One', my: 'တစ်', fil: 'Isa', 'pt-BR': 'Um' },
  ]);
});

test('a list that goes round in a circle changes nothing', async () => {
  await syncGamesOf({ games: [title('one'), title('two')] });
  await expect(syncGamesOf({ games: [title('three')], next: 'three' })).rejects.toThrow('has no end');
  expect(await shown()).toEqual(['one', 'two']);
});

test('a vendor cannot tell titles under the name of another vendor', async () => {
  const settings = { key: TOKEN, casinoId: 'hintha', currency: 'MMK', maxBet: null, active: true };
  await transaction(db, (tx) =>
    connectVendor(ctx, tx, { ...settings, code: 'OTHER', vendorUrl: null, anyGame: true, ownWallet: null }),
  );
  await givenBrand(db, 'RIVAL', 'OTHER');
  await syncGamesOf({
    games: [title('one'), title('taken', { provider: 'RIVAL', provider_name: 'Not theirs' })],
  });
  expect(await shown()).toEqual(['one']);
});

test('a server that comes back asks no vendor that has told its games within ten minutes', async () => {
  const asksAnew = async (): Promise<boolean> => {
    await db.pool.query('delete from graphile_worker._private_jobs where key = $1', [SYNC_GAMES]);
    await askForGames(ctx);
    const { rows } = await db.pool.query('select from graphile_worker.jobs where key = $1', [SYNC_GAMES]);
    return rows.length > 0;
  };
  await syncGamesOf({ games: [title('one')] });
  clock.advance(9 * 60_000);
  expect(await asksAnew()).toBe(false);
  clock.advance(60_000);
  expect(await asksAnew()).toBe(true);

  await expect(syncGamesOf({ games: [title('two')], next: 'two' })).rejects.toThrow('has no end');
  expect(await asksAnew()).toBe(true);
});
