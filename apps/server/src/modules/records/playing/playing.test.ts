import type { catalogue } from '@hintha/contract';
import { money } from '@hintha/money';
import { transaction } from '@hintha/platform';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { givenPlayed, givenRoundVoided } from '../../../../../../tools/scenario/index.ts';
import { hashCheaply } from '../../../../../../tools/test/hash-cheaply.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { listedGame } from '../../../../../../tools/test/play.ts';
import { putGames } from '../../catalogue/index.ts';
import { createAccount } from '../../identity/index.ts';
import { setSettings } from '../../settings/index.ts';
import { connectVendor } from '../../vendors/index.ts';
import { recordsSettings } from '../settings.ts';

const db = testDatabase();
const { ctx, http, clock } = testContext(db);
let address = '';
let accountId = 0n;
let trialId = 0n;

const openAccount = (name: string, demo: boolean): Promise<bigint> =>
  transaction(db, (tx) =>
    createAccount(tx, { name, type: 0, passwordHash: hashCheaply('long enough 1'), demo }),
  );

beforeAll(async () => {
  await transaction(db, async (tx) => {
    const vendor = { code: 'MAKER', key: 'key', vendorUrl: null, casinoId: 'test', currency: 'MMK' };
    await connectVendor(ctx, tx, { ...vendor, anyGame: false, maxBet: null, active: true });
    const names = { en: 'Bagan gems', my: 'ပုဂံ' };
    await putGames(tx, 'MAKER', [listedGame('one', { vendor: 'ALPHA', names, releasedAt: new Date(0) })]);
  });
  accountId = await openAccount('saver77', false);
  trialId = await openAccount('demo42', true);
  address = await (await http()).listen({ host: '127.0.0.1', port: 0 });
});

beforeEach(() => setSettings(db, recordsSettings, { playingNow: true }));

let rounds = 0;
const play = (secondsAgo: number, more: Partial<Parameters<typeof givenPlayed>[1]> = {}) =>
  givenPlayed(db, {
    accountId,
    at: new Date(clock.now().getTime() - secondsAgo * 1000),
    stake: money(150_000n),
    game: 'one',
    round: `playing ${(rounds += 1)}`,
    ...more,
  });

/** What a page hears, message by message. */
const follow = async (language = 'EN') => {
  const stopping = new AbortController();
  const answer = await fetch(`${address}/lgw/playing/stream?language=${language}`, {
    signal: stopping.signal,
  });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const next = async (): Promise<catalogue.PlayingView[]> => {
    for (;;) {
      const [, payload] = /data: (.*)\n\n/.exec(text) ?? [];
      if (payload !== undefined) {
        text = text.slice(text.indexOf('\n\n', text.indexOf('data: ')) + 2);
        return (JSON.parse(payload) as catalogue.PlayingStreamMessage).bets;
      }
      const part = await reader?.read();
      if (part?.value === undefined) throw new Error('the stream is over');
      text += part.value;
    }
  };
  // A page that has just left may still be looked for, and what is over is not shown to the next one.
  const nextBets = async (): Promise<catalogue.PlayingView[]> => {
    for (;;) {
      const bets = await next();
      if (bets.length > 0) return bets;
    }
  };
  return { status: answer.status, next, nextBets, stop: () => stopping.abort() };
};

test('a quiet site says so at once, and a bet is told when it was placed, with its name masked', async () => {
  const page = await follow();
  expect(await page.next()).toEqual([]);
  await play(0);
  expect(await page.next()).toEqual([
    {
      player: 's***77',
      gameName: 'Bagan gems',
      cover: expect.stringContaining('one'),
      stake: '1500.00',
      placedAt: clock.now().getTime(),
      demo: false,
    },
  ]);
  clock.advance(1000);
  await play(0, { accountId: trialId });
  expect(await page.next()).toMatchObject([{ player: 'd***42', demo: true }]);
  const late = await follow('MY');
  expect(await late.next()).toMatchObject([{ player: 'd***42', gameName: 'ပုဂံ' }, { player: 's***77' }]);
  page.stop();
  late.stop();
});

test('what was taken back, lies longer back or is of no listed game is not shown', async () => {
  clock.advance(3_600_000);
  await play(11 * 60);
  await play(5, { game: 'gone' });
  await givenRoundVoided(db, await play(5));
  await play(9 * 60, { stake: money(700n) });
  const page = await follow();
  expect(await page.nextBets()).toMatchObject([{ stake: '7.00' }]);
  page.stop();
});

test('of much play the latest eight are shown', async () => {
  clock.advance(3_600_000);
  for (let at = 20; at > 0; at -= 1) await play(at / 10, { stake: money(BigInt(at) * 100n) });
  const page = await follow();
  const stakes = (await page.nextBets()).map(({ stake }) => stake);
  expect(stakes).toEqual(Array.from({ length: 8 }, (_, at) => `${at + 1}.00`));
  page.stop();
});

test('not_enabled: an operator who switched it off shows nothing', async () => {
  const page = await follow();
  await page.next();
  await setSettings(db, recordsSettings, { playingNow: false });
  expect((await follow()).status).toBe(403);
  page.stop();
});
