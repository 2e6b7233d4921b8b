import { transaction } from '@hintha/platform';
import { beforeAll, expect, test } from 'vitest';
import { givenRegistrationUncounted } from '../../../../../../tools/scenario/index.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { listedGame } from '../../../../../../tools/test/play.ts';
import { announceVendor, putGames } from '../put-games.ts';
import { tellOpenings } from './tell-openings.ts';

const db = testDatabase();
const { call, ctx } = testContext(db);

const COMING = {
  code: 'COMING',
  integration: 'MAKER',
  name: 'Coming',
  emblem: 'wheel',
  position: 0,
} as const;
const TABLE = listedGame('table', {
  vendor: 'COMING',
  vendorEmblem: 'wheel',
  category: 'LIVE',
  names: { en: 'Table' },
});

beforeAll(async () => {
  await givenRegistrationUncounted(db);
  await transaction(db, (tx) => announceVendor(tx, { ...COMING, category: 'LIVE' }));
});

const signUp = async (username: string): Promise<string> => {
  const password = 'a long pass 1';
  const body = { username, password, confirmPassword: password, ageAndTermsAccepted: true, login: true };
  const { token }: { token: string } = (await call('PUT', '/wps/member/register', { body })).body.value;
  return token;
};
const wishes = async (token: string) => (await call('GET', '/lgw/games/openings', { token })).body.value;
const messages = async (token: string): Promise<object[]> => {
  const { list }: { list: object[] } = (await call('GET', '/wps/messages', { token })).body.value;
  return list;
};

test('who wished for it is told once when an area has its first game, and whoever took the wish back is not', async () => {
  const [waiting, other] = [await signUp('waiting'), await signUp('changed')];
  const body = { category: 'LIVE' };
  for (const token of [waiting, waiting, other]) await call('POST', '/lgw/games/openings', { token, body });
  expect(await wishes(waiting)).toEqual(['LIVE']);
  await call('DELETE', '/lgw/games/openings', { token: other, body });
  expect(await wishes(other)).toEqual([]);
  await tellOpenings(ctx);
  expect(await messages(waiting)).toEqual([]);
  await transaction(db, (tx) => putGames(tx, 'MAKER', [TABLE]));
  await tellOpenings(ctx);
  await tellOpenings(ctx);
  expect(await messages(waiting)).toMatchObject([{ kind: 'area_opened', values: { area: 'LIVE' } }]);
  expect(await messages(other)).toEqual([]);
  expect(await wishes(waiting)).toEqual([]);
});
