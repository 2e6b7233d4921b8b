import { transaction } from '@hintha/platform';
import { beforeAll, expect, test } from 'vitest';
import {
  accountIdOf,
  givenFlag,
  readGames,
  givenRegistrationUncounted,
} from '../../../../../../tools/scenario/index.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { listedGame } from '../../../../../../tools/test/play.ts';
import { putGames } from '../put-games.ts';
import { noteLaunch } from './list-own-games.ts';

const db = testDatabase();
const { call, clock, ctx } = testContext(db);

beforeAll(() => givenRegistrationUncounted(db));

interface GamePage {
  content?: { nodeId: number; gameCode: string }[];
  list?: { gameCode: string }[];
  totalPages: number;
  total: number;
}

let ids: Record<string, number>;

beforeAll(async () => {
  await transaction(db, (tx) =>
    putGames(
      tx,
      'MAKER',
      ['a', 'b', 'c'].map((code) => listedGame(code, { vendor: 'EVEN', vendorName: 'Even' })),
    ),
  );
  ids = Object.fromEntries((await readGames(db)).map(({ code, id }) => [code, id]));
});

const signUp = async (username: string): Promise<{ token: string; accountId: bigint }> => {
  const body = {
    username,
    password: 'a long pass 1',
    confirmPassword: 'a long pass 1',
    ageAndTermsAccepted: true,
  };
  const reply = await call('PUT', '/wps/member/register', { body: { ...body, login: true } });
  const { token } = reply.body.value as { token: string };
  return { token, accountId: await accountIdOf(db, username) };
};
const choice = (code: string) => ({ nodeId: ids[code], vendor: 'EVEN', gameType: 'RNG' });
const read = async (path: string, token: string): Promise<GamePage> =>
  (await call('GET', path, { token })).body.value;

test('GAMES-033 GAMES-035 GAMES-038 a game put aside twice is listed once, and one taken off is gone', async () => {
  const { token } = await signUp('collector');
  for (const code of ['a', 'b', 'a']) {
    const reply = await call('POST', '/lgw/games/favourites', { token, body: choice(code) });
    expect(reply.status).toBe(200);
    clock.advance(1_000);
  }
  const asked =
    '/lgw/games/favourites?clientType=3&platform=flash&language=EN&token=x&gameType=RNG&pageNo=1&pageSize=1';
  const { content, ...counts } = await read(asked, token);
  expect(content?.map(({ gameCode }) => gameCode)).toEqual(['b']);
  expect(counts).toEqual({ totalPages: 2, total: 2 });
  expect((await call('GET', '/lgw/games/favourites/ids', { token })).body.value).toEqual([ids.b, ids.a]);
  await call('DELETE', '/lgw/games/favourites', { token, body: choice('b') });
  expect((await read('/lgw/games/favourites', token)).content?.map(({ gameCode }) => gameCode)).toEqual([
    'a',
  ]);
});

test('GAMES-035 a game that is not listed, or of another vendor, cannot be put aside', async () => {
  const { token } = await signUp('mistaken');
  for (const wrong of [{ nodeId: 2_000_000_000 }, { vendor: 'ODD' }, { gameType: 'FISH' }]) {
    const body = { ...choice('a'), ...wrong };
    expect((await call('POST', '/lgw/games/favourites', { token, body })).status).toBe(404);
  }
  expect((await read('/lgw/games/favourites?pageNo=7', token)).total).toBe(0);
});

test('GAMES-032 GAMES-039 the recent list has each opened game once, the last one first, and is one’s own', async () => {
  const { token, accountId } = await signUp('player1');
  const other = await signUp('player2');
  for (const code of ['a', 'c', 'a']) {
    clock.advance(1_000);
    await noteLaunch(ctx, accountId, { vendor: 'EVEN', code });
  }
  const asked = '/lgw/games/recent?clientType=3&vassalage=EVEN&language=EN&pageNo=1&pageSize=24&gameType=RNG';
  const { list, total } = await read(asked, token);
  expect([list?.map(({ gameCode }) => gameCode), total]).toEqual([['a', 'c'], 2]);
  expect((await read('/lgw/games/recent?gameType=FISH', token)).total).toBe(0);
  expect((await read('/lgw/games/recent', other.token)).total).toBe(0);
});

test('ACCESS-102 ACCESS-109 the lists are nobody’s without a session, and a trial’s never', async () => {
  await givenFlag(db, 'FREEPLAY3', true);
  clock.advance(60_000);
  const trial = await call('POST', '/wps/session/login/freeplay', {
    body: { os: 'Linux', platform: 'W', version: 3, adult: true },
  });
  const { token } = trial.body.value as { token: string };
  const calls = [
    ['GET', '/lgw/games/favourites'],
    ['GET', '/lgw/games/favourites/ids'],
    ['GET', '/lgw/games/recent'],
    ['POST', '/lgw/games/favourites'],
    ['DELETE', '/lgw/games/favourites'],
  ] as const;
  for (const [method, path] of calls) {
    const asked = method === 'GET' ? {} : { body: choice('a') };
    expect((await call(method, path, asked)).status).toBe(401);
    expect((await call(method, path, { ...asked, token })).body.code).toBe('in_need_true_account');
  }
});
