import { money } from '@hintha/money';
import { transaction } from '@hintha/platform';
import { expect, test } from 'vitest';
import { givenPlayed } from '../../../../../../tools/scenario/index.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { openFunded } from '../../../../../../tools/test-wallet.ts';
import { listedGame } from '../../../../../../tools/test/play.ts';
import { catalogueSettings, putGames } from '../../catalogue/index.ts';
import { setSettings } from '../../settings/index.ts';
import { noteRecentPlay } from './note-recent-play.ts';

const db = testDatabase({ role: 'hintha_app' });
const { ctx, clock, call } = testContext(db);
const DAY_MS = 86_400_000;

const game = (vendor: string, code: string) => listedGame(code, { vendor });

const vendors = async (): Promise<string[]> => {
  clock.advance(1_001);
  await call('GET', '/lgw/games/game_menus');
  const { body } = await call('GET', '/lgw/games/game_menus');
  const [menu] = body.value as { vendors: { vendor: string }[] }[];
  return menu?.vendors.map(({ vendor }) => vendor) ?? [];
};

test('GAMES-007 the first vendor of a lobby is the one whose games were played most in the last seven days', async () => {
  await transaction(db, (tx) =>
    putGames(tx, 'MAKER', [game('ALPHA', 'lion'), game('BETA', 'tiger'), game('BETA', 'crane')]),
  );
  const accountId = await openFunded(db, money(100_000n));
  const play = (code: string, daysAgo: number) =>
    givenPlayed(db, {
      accountId,
      game: code,
      stake: money(100n),
      at: new Date(clock.now().getTime() - daysAgo * DAY_MS),
    });
  await expect.poll(vendors).toEqual(['ALPHA', 'BETA']);
  for (const [code, daysAgo] of [
    ['lion', 8],
    ['lion', 9],
    ['lion', 1],
    ['tiger', 2],
    ['crane', 6],
  ] as const)
    await play(code, daysAgo);
  await noteRecentPlay(ctx);
  await expect.poll(vendors).toEqual(['BETA', 'ALPHA']);
});

const hot = async (): Promise<string[]> => {
  clock.advance(1_001);
  await call('GET', '/lgw/games/hot');
  const { body } = await call('GET', '/lgw/games/hot');
  return (body.value as { list: { gameCode: string }[] }).list.map(({ gameCode }) => gameCode);
};

test('GAMES-012 hot is what was played most in so many days as are set, and nothing where the share is set to none', async () => {
  // Lion, tiger and crane have one round each in the last seven days, lion three in the last nine.
  await expect.poll(hot).toHaveLength(1);
  await setSettings(db, catalogueSettings, { playDays: 10, hotShare: 50 });
  await noteRecentPlay(ctx);
  await expect.poll(hot).toEqual(['lion']);
  await expect.poll(vendors).toEqual(['ALPHA', 'BETA']);
  await setSettings(db, catalogueSettings, { hotShare: 0 });
  await expect.poll(hot).toEqual([]);
});
