import type { records } from '@hintha/contract';
import { beforeAll, expect, test } from 'vitest';
import { listOwnGames, takeOrder } from '../../../../../tools/lottery/own-games.ts';
import { orderOn, openNumero } from '../../../../../tools/lottery/test-numeros.ts';
import { openMember, type TestMember } from '../../../../../tools/payments/members.ts';
import { kyat } from '../../../../../tools/payments/test-deposits.ts';
import { betOn, openFight, settleBy } from '../../../../../tools/sabong/test-fights.ts';
import { fixture, market } from '../../../../../tools/sports/feed-messages.ts';
import { openTestBook } from '../../../../../tools/sports/test-book.ts';
import { testContext } from '../../../../../tools/test-context.ts';
import { testDatabase } from '../../../../../tools/test-database.ts';
import { businessDay } from '../../business-day.ts';
import { openBetWriter } from '../sabong/index.ts';
import { nameBetsBehind } from './name-bets.ts';

const db = testDatabase({ role: 'hintha_app' });
const site = testContext(db);
const { ctx, call } = site;
const book = openTestBook(ctx);

let member: TestMember;
let fight: Awaited<ReturnType<typeof openFight>>;

const openMatch = (code: string) =>
  book.tell(fixture(code, 3_600), market(code, '1x2', ['2.10', '3.30', '3.60']));
const legOn = (code: string) => book.leg(code, ['1x2'], '1', '2.10');

beforeAll(async () => {
  fight = await openFight(ctx);
  await listOwnGames(ctx);
  member = await openMember(site, kyat(1_000_000));
  const numero = await openNumero(ctx, 'MM2D', { locksInMs: 600_000 });
  await takeOrder(ctx, orderOn(member.id, numero, ['2D', '36', 500], ['2D', '37', 500]));
  for (const code of ['one', 'two']) await openMatch(code);
  await book.take(book.asked(member.id, kyat(1_000), [await legOn('one')]));
  await book.take(book.asked(member.id, kyat(1_000), [await legOn('one'), await legOn('two')]));
  await openBetWriter(ctx)(betOn(member.id, fight, 'draw', 500));
  await settleBy(ctx, fight, 'draw');
});

type Line = records.RecordedLine;

const readLines = async (language: string): Promise<Line[]> => {
  const day = businessDay(new Date());
  const url = `/wps/records/transactions?language=${language}&from=${day}&to=${day}`;
  return ((await call('GET', url, { token: member.token })).body.value as { list: Line[] }).list;
};

test('WALLET-006 a movement of a bet names its game and the draw, the match, the parlay or the fight', async () => {
  const lines = (await readLines('EN')).map(({ kind, bet }) => [kind, bet?.gameName, bet?.on]);
  const match = { kind: 'match', name: expect.stringContaining(' – ') };
  const draw = { kind: 'draw', issue: expect.stringMatching(/^20261125-/), drawTime: expect.any(Number) };
  expect(lines).toEqual([
    ['REVERSAL', 'Arena MANDALAY', { kind: 'fight', number: fight.number }],
    ['BET', 'Arena MANDALAY', { kind: 'fight', number: fight.number }],
    ['BET', 'Football', { kind: 'parlay', matches: 2 }],
    ['BET', 'Football', match],
    ['BET', 'Myanmar 2D', draw],
    ['BET', 'Myanmar 2D', draw],
    ['DEPOSIT', undefined, undefined],
  ]);
});

test('games are named in the language of the caller', async () => {
  const names = (await readLines('MY')).map(({ bet }) => bet?.gameName);
  expect(names).toContain('မန္တလေး ကြက်ပွဲကွင်း');
});

test('what is not a bet, or another’s, is not named', async () => {
  const { id } = await openMember(site);
  const references = (await readLines('EN')).map(({ reference }) => reference);
  expect((await nameBetsBehind(db, member.id, [...references, 'D1'])).size).toBe(5);
  expect((await nameBetsBehind(db, id, references)).size).toBe(0);
});

test('a bet on a match names who plays, and one of a lottery nobody', async () => {
  const selectionsOf = async (game: string) => {
    const line = (await readLines('EN')).find(({ bet }) => bet?.gameName === game);
    const { body } = await call('GET', `/wps/records/bets/${line?.reference}?language=EN`, {
      token: member.token,
    });
    return (body.value as { selections: { teams: unknown }[] }).selections.map(({ teams }) => teams);
  };
  const teams = { home: expect.stringMatching(/./u), away: expect.stringMatching(/./u), league: null };
  expect(await selectionsOf('Football')).toEqual([teams, teams]);
  expect(await selectionsOf('Myanmar 2D')).toEqual([null]);
});
