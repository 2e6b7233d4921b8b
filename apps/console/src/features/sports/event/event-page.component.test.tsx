import { loadConsoleMessages } from '@hintha/messages';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Answers } from '../../../../test/answers.ts';
import { answerCalls, drawPage, fill, openDialog } from '../../../../test/draw-page.tsx';
import { EVENT_FILE, HEARD_FEED, RESULT_MARKET } from '../../../../test/sports-events.ts';
import { SportsPage } from '../sports-page.tsx';
import type { EventFile } from '../use-events.ts';

const { appShell, sports: words } = await loadConsoleMessages('en');
const { markets } = words;

const NAME = `${EVENT_FILE.home} – ${EVENT_FILE.away}`;
const REASON = 'seen by a trader';

let answers: Answers;
beforeEach(() => {
  answers = answerCalls()
    .give('readSportsFeed', HEARD_FEED)
    .give('listViews', [])
    .give('readAdminEvent', EVENT_FILE);
});

const draw = (file: Partial<EventFile> = {}, roles?: Parameters<typeof drawPage>[1]['roles']) => {
  answers.give('readAdminEvent', { ...EVENT_FILE, ...file });
  return drawPage(<SportsPage />, { path: '/sports', address: '/sports/7', ...(roles && { roles }) });
};
const card = async (name = markets.names['1x2']) => within(await screen.findByRole('article', { name }));
const confirm = (name: string) => openDialog().getByRole<HTMLButtonElement>('button', { name });

test('a market shows what each pick costs, and what the operator has at the end when it wins', async () => {
  draw();
  const row = within((await card()).getByRole('row', { name: /^Draw/u }));
  expect(row.getByText('3.40')).toBeDefined();
  expect(row.getByRole('meter').getAttribute('aria-valuetext')).toContain('4,800,000.00');
  const result = row.getAllByRole('cell').at(-1);
  expect(result?.textContent).toBe('−4,700,000.00');
  expect(result?.firstElementChild?.className).toContain('loss');
});

test('the largest tickets lead to the files of their members', async () => {
  draw();
  const list = within(await screen.findByRole('table', { name: words.tickets }));
  expect(list.getByRole('link', { name: '1007' }).getAttribute('href')).toBe('/members/1007');
  expect(list.getByText('Draw')).toBeDefined();
});

test('a market is suspended, and a suspended one resumed', async () => {
  answers.give('suspendSportsMarket', {});
  const user = draw({ markets: [{ ...RESULT_MARKET, state: 'SUSPENDED', isSuspended: true }] });
  expect((await card()).getByText(markets.bySelves)).toBeDefined();
  await user.click((await card()).getByRole('button', { name: /^Resume/u }));
  await fill(user, appShell.reason, REASON);
  await user.click(confirm(words.resume));
  await screen.findByText(words.resumed);
  expect(answers.asked('suspendSportsMarket')).toMatchObject([
    { params: { id: '71' }, body: { isSuspended: false } },
  ]);
});

test('own prices are set pick by pick, with the margin that they leave', async () => {
  answers.give('setSportsPrices', {});
  const user = draw();
  await user.click((await card()).getByRole('button', { name: /^Prices of/u }));
  expect(openDialog().getByText('7.19%')).toBeDefined();
  await fill(user, 'Yangon', '2.60');
  expect(openDialog().getByText(markets.marginLoses)).toBeDefined();
  await fill(user, 'Yangon', '1');
  await fill(user, appShell.reason, REASON);
  expect(openDialog().getByText(markets.priceWrong)).toBeDefined();
  expect(confirm(markets.save).disabled).toBe(true);
  await fill(user, 'Yangon', '1.80');
  await user.click(confirm(markets.save));
  await screen.findByText(markets.pricesSet);
  expect(answers.asked('setSportsPrices')).toMatchObject([
    { params: { id: '71' }, body: { prices: ['1.80', '3.40', '3.60'], reason: REASON } },
  ]);
});

test('a market at own prices is given back to the feed', async () => {
  answers.give('setSportsPrices', {});
  const user = draw({ markets: [{ ...RESULT_MARKET, hasOwnPrices: true }] });
  expect((await card()).getByText(markets.ownPrices)).toBeDefined();
  await user.click((await card()).getByRole('button', { name: /^Return to feed/u }));
  await fill(user, appShell.reason, REASON);
  await user.click(confirm(markets.back));
  await screen.findByText(markets.backDone);
  expect(answers.asked('setSportsPrices')).toMatchObject([{ body: { prices: null, reason: REASON } }]);
});

test('a market of a fee has no prices to set, and a long one shows its heaviest picks first', async () => {
  const body = { ...RESULT_MARKET, id: '72', code: 'body_handicap', picks: ['home', 'away'], prices: [] };
  const picks = Array.from({ length: 12 }, (_, place) => `${place}-0`);
  const long = {
    ...RESULT_MARKET,
    id: '73',
    code: 'correct_score',
    picks,
    prices: picks.map(() => '9.0000'),
    selections: picks.map((pick) => ({
      pick,
      stake: '0.00',
      liability: pick === '11-0' ? '90000.00' : '0.00',
      result: '0.00',
    })),
  };
  const user = draw({
    markets: [{ ...body, selections: [], fee: { text: '1-20', upper: 'home' } }, long],
  });
  expect((await card('Body · Fee 1-20')).queryByRole('button', { name: /^Prices/u })).toBeNull();
  const scores = await card(markets.names.correct_score);
  expect(scores.getByText('11-0')).toBeDefined();
  expect(scores.queryByText('10-0')).toBeNull();
  await user.click(scores.getByRole('button', { name: markets.showAll.replace('{{count}}', '12') }));
  expect(scores.getByText('10-0')).toBeDefined();
});

test('an event that the feed is silent about says for how long', async () => {
  const silent = [{ id: '7', home: 'Yangon', away: 'Mandalay', heardAt: Date.now() - 65_000 }];
  answers.give('readSportsFeed', { ...HEARD_FEED, silent });
  draw({ isHeard: false });
  expect(await screen.findByText(/^No feed updates for 1:0/u)).toBeDefined();
  expect(screen.getByText(words.marks.silent)).toBeDefined();
});

test('an event is called off by its cause, and waits for a colleague', async () => {
  answers.give('proposeEventVoid', { id: '41', payloadHash: 'f'.repeat(64), expiresAt: Date.now() });
  const user = draw();
  await screen.findByRole('heading', { name: NAME });
  await user.keyboard('v');
  await fill(user, appShell.reason, REASON);
  expect(confirm(words.propose).disabled).toBe(true);
  await user.click(openDialog().getByLabelText(words.resultForm.causes.PALPABLE_ERROR));
  await user.click(confirm(words.propose));
  await screen.findByText(words.proposed);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(answers.asked('proposeEventVoid')).toMatchObject([
    { params: { id: '7' }, body: { cause: 'PALPABLE_ERROR', reason: REASON } },
  ]);
});

test('who only looks sees everything and can do nothing', async () => {
  draw({}, ['auditor']);
  expect((await card()).queryByRole('button')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Suspend|^Enter result|^Call off/u })).toBeNull();
});

test('an event that is not there is said to be gone', async () => {
  answers.refuse('readAdminEvent', 'not_found');
  drawPage(<SportsPage />, { path: '/sports', address: '/sports/404' });
  expect(await screen.findByText(words.gone)).toBeDefined();
});
