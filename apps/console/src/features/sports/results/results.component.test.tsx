import { loadConsoleMessages } from '@hintha/messages';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Answers } from '../../../../test/answers.ts';
import { answerCalls, drawPage, fill, openDialog } from '../../../../test/draw-page.tsx';
import { EVENT_FILE, HEARD_FEED } from '../../../../test/sports-events.ts';
import { SportsPage } from '../sports-page.tsx';
import type { EventFile, Result } from '../use-events.ts';

const { appShell, results, sports: words } = await loadConsoleMessages('en');
const { resultForm: form } = words;

const HOUR_MS = 3_600_000;
const PROPOSED = { id: '41', payloadHash: 'f'.repeat(64), expiresAt: Date.now() + HOUR_MS };
const STANDS: Result = {
  sport: 'football',
  halfTime: { home: 0, away: 0 },
  fullTime: { home: 1, away: 0 },
  firstGoal: 'home',
  lastGoal: 'home',
};
const REPORTED: Result = { ...STANDS, fullTime: { home: 1, away: 1 }, lastGoal: 'away' };
const SETTLED: Partial<EventFile> = {
  state: 'SETTLED',
  finishedAt: Date.now() - HOUR_MS,
  result: STANDS,
  correctableUntil: Date.now() + HOUR_MS,
  differs: true,
  version: 1,
  results: [
    { id: '31', result: STANDS, source: 'local', enteredBy: null, enteredAt: Date.now(), difference: null },
    {
      id: '32',
      result: REPORTED,
      source: 'local',
      enteredBy: null,
      enteredAt: Date.now(),
      difference: { outcome: null },
    },
  ],
};
const ESPORTS: Partial<EventFile> = { sport: 'esports', bestOf: 3, home: 'Falcons', away: 'Burmese Ghouls' };

let answers: Answers;
beforeEach(() => {
  answers = answerCalls().give('readSportsFeed', HEARD_FEED);
});

const draw = (file: Partial<EventFile>) => {
  answers.give('readAdminEvent', { ...EVENT_FILE, ...file });
  return drawPage(<SportsPage />, { path: '/sports', address: '/sports/7' });
};
const act = async (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`, 'u') });
const confirm = (name: string) => openDialog().getByRole<HTMLButtonElement>('button', { name });
const goals = (part: 'halfTime' | 'fullTime', team: string) => `${form[part]}: ${team}`;
const group = (name: string) =>
  within(openDialog().getByRole('radiogroup', { name: new RegExp(`^${name}`, 'u') }));
const said = async (user: ReturnType<typeof draw>) => {
  await fill(user, results.source, 'the league');
  await fill(user, appShell.reason, 'read on its page');
};

test('a football result is entered so that it can have come about, and waits for a colleague', async () => {
  answers.give('enterSportsResult', PROPOSED);
  const user = draw({});
  await user.click(await act(form.enter));
  await said(user);
  await fill(user, goals('halfTime', 'Yangon'), '1');
  await fill(user, goals('halfTime', 'Mandalay'), '0');
  await fill(user, goals('fullTime', 'Yangon'), '0');
  await fill(user, goals('fullTime', 'Mandalay'), '2');
  expect(openDialog().getByText(form.fewer)).toBeDefined();
  expect(confirm(words.propose).disabled).toBe(true);
  await fill(user, goals('fullTime', 'Yangon'), '2');
  // Who has scored before the break was the first; the last is open.
  expect(group(form.firstGoal).getByLabelText<HTMLInputElement>('Yangon').checked).toBe(true);
  expect(group(form.firstGoal).getByLabelText<HTMLInputElement>('Mandalay').disabled).toBe(true);
  expect(confirm(words.propose).disabled).toBe(true);
  await user.click(group(form.lastGoal).getByLabelText('Mandalay'));
  await user.click(confirm(words.propose));
  await screen.findByText(words.proposed);
  expect(answers.asked('enterSportsResult')).toMatchObject([
    {
      params: { id: '7' },
      body: {
        source: 'the league',
        result: {
          halfTime: { home: 1, away: 0 },
          fullTime: { home: 2, away: 2 },
          firstGoal: 'home',
          lastGoal: 'away',
        },
      },
    },
  ]);
});

test('a result of esports is entered map by map until the match is won', async () => {
  answers.give('enterSportsResult', PROPOSED);
  const user = draw(ESPORTS);
  await user.click(await act(form.enter));
  await said(user);
  const map = (number: number) => within(openDialog().getByRole('group', { name: `Map ${number}` }));
  await user.click(map(1).getByLabelText('Falcons'));
  await user.click(map(1).getByLabelText(form.given));
  expect(confirm(words.propose).disabled).toBe(true);
  await user.click(map(2).getByLabelText('Falcons'));
  expect(openDialog().queryByRole('group', { name: 'Map 3' })).toBeNull();
  await user.click(confirm(words.propose));
  await screen.findByText(words.proposed);
  expect(answers.asked('enterSportsResult')).toMatchObject([
    {
      body: {
        result: {
          offeredBestOf: 3,
          bestOf: 3,
          winner: 'home',
          maps: [
            { winner: 'home', isPlayed: false },
            { winner: 'home', isPlayed: true },
          ],
        },
      },
    },
  ]);
});

const SEASON: Partial<EventFile> = {
  home: '',
  away: '',
  outright: {
    competitors: ['Lions', 'Tigers', 'Herons'],
    places: 1,
    voidIfAbsent: false,
    endsAt: Date.now(),
  },
};
const placeOf = (name: string) => form.placeOf.replace('{{name}}', name);

test('who won a season is entered by places, of which one may be shared', async () => {
  answers.give('enterSportsResult', PROPOSED);
  const user = draw(SEASON);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'National league: outright winner' }),
  ).toBeDefined();
  await user.click(await act(form.enter));
  await said(user);
  await fill(user, placeOf('Lions'), '2');
  expect(openDialog().getByText(form.ranksWrong)).toBeDefined();
  expect(confirm(words.propose).disabled).toBe(true);
  await fill(user, placeOf('Lions'), '1');
  await fill(user, placeOf('Herons'), '၁');
  expect(openDialog().queryByText(form.ranksWrong)).toBeNull();
  await user.click(openDialog().getByRole('checkbox', { name: `Tigers: ${form.absent}` }));
  await user.click(confirm(words.propose));
  await screen.findByText(words.proposed);
  expect(answers.asked('enterSportsResult')).toMatchObject([
    {
      body: {
        result: { sport: 'outright', ranking: [['1', '3']], places: 1, absent: ['2'], voidIfAbsent: false },
      },
    },
  ]);
});

test('the result of a season stands in the form when another one is to take its place', async () => {
  const shared: Result = {
    sport: 'outright',
    ranking: [['1', '3']],
    places: 1,
    absent: [],
    voidIfAbsent: false,
  };
  const user = draw({ ...SETTLED, ...SEASON, result: shared, results: [], differs: false });
  expect(await screen.findByText('Lions = Herons')).toBeDefined();
  await user.click(await act(form.resettle));
  expect(openDialog().getByRole<HTMLInputElement>('textbox', { name: placeOf('Herons') }).value).toBe('1');
  expect(openDialog().getByText(form.same)).toBeDefined();
});

test('another result is proposed after it was shown what it would move, and not the one that stands', async () => {
  answers
    .give('previewEventResettlement', {
      bets: 3,
      paid: '85000.00',
      takenBack: '42500.00',
      memberCount: 1,
      members: [{ accountId: '1007', bets: 3, paid: '85000.00', takenBack: '42500.00' }],
    })
    .give('proposeEventResettlement', PROPOSED);
  const user = draw(SETTLED);
  await user.click(await act(form.resettle));
  await said(user);
  expect(openDialog().getByText(form.same)).toBeDefined();
  expect(confirm(results.preview).disabled).toBe(true);
  await fill(user, goals('fullTime', 'Yangon'), '2');
  expect(confirm(words.propose).disabled).toBe(true);
  await user.click(confirm(results.preview));
  expect(await openDialog().findByText(results.wouldTake)).toBeDefined();
  expect(openDialog().getByRole('link', { name: '1007' })).toBeDefined();
  await user.click(confirm(words.propose));
  await screen.findByText(words.proposed);
  expect(answers.asked('proposeEventResettlement')).toMatchObject([
    { body: { result: { fullTime: { home: 2, away: 0 }, firstGoal: 'home', lastGoal: 'home' } } },
  ]);
});

test('by a report that differs an event is settled anew: it stands in the form already', async () => {
  answers
    .give('previewEventResettlement', {
      bets: 0,
      paid: '0.00',
      takenBack: '0.00',
      memberCount: 0,
      members: [],
    })
    .give('proposeEventResettlement', PROPOSED);
  const user = draw(SETTLED);
  expect(await screen.findByText('1–1 (0–0), first Yangon, last Mandalay')).toBeDefined();
  expect(screen.getByText(words.differsText)).toBeDefined();
  await user.click(await act(words.resettleBy));
  await fill(user, appShell.reason, 'read on its page');
  await user.click(confirm(results.preview));
  expect(await openDialog().findByText(results.movesNothing)).toBeDefined();
  await user.click(confirm(words.propose));
  await screen.findByText(words.proposed);
  expect(answers.asked('proposeEventResettlement')).toMatchObject([
    { body: { result: REPORTED, source: 'local' } },
  ]);
});

test('a report that differs is laid aside with a reason', async () => {
  answers.give('dismissEventReport', {});
  const user = draw(SETTLED);
  await user.click(await act(words.dismiss));
  await fill(user, appShell.reason, 'the feed has read another match');
  await user.click(confirm(words.dismiss));
  await screen.findByText(words.dismissed);
  expect(answers.asked('dismissEventReport')).toMatchObject([{ params: { id: '7', reportId: '32' } }]);
});

test('what was settled too long ago is not settled anew, and can be laid aside only', async () => {
  draw({ ...SETTLED, correctableUntil: Date.now() - 1 });
  expect(await screen.findByText(words.tooLate)).toBeDefined();
  expect(screen.queryByRole('button', { name: words.resettleBy })).toBeNull();
  expect(screen.queryByRole('button', { name: new RegExp(`^${form.resettle}`, 'u') })).toBeNull();
});
