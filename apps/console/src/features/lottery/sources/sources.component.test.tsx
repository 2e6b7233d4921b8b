import { loadConsoleMessages } from '@hintha/messages';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Answers } from '../../../../test/answers.ts';
import { answerCalls, drawPage, fill, openDialog } from '../../../../test/draw-page.tsx';
import { type Source, SourcesPage } from './sources-page.tsx';

const { appShell, resultSources: words } = await loadConsoleMessages('en');

const URL_OF = 'https://play.example/lgw/lottery/reports/set-feed';
const FEED: Source = {
  code: 'set-feed',
  name: 'The feed of the exchange',
  isOn: true,
  url: URL_OF,
  keySet: { by: 'thura', at: Date.UTC(2026, 10, 25) },
  heard: { at: Date.UTC(2026, 10, 26), count: 12 },
};
const KEY = 'KkW3U36QHE4-tJBUAfc6';

let answers: Answers;
beforeEach(() => {
  answers = answerCalls().give('listViews', []).give('listResultSources', [FEED]);
});

const draw = (address = '/result-sources') => drawPage(<SourcesPage />, { path: '/result-sources', address });
/** The name of an action has its key beside it. */
const act = (name: string) => ({ name: new RegExp(`^${name}`, 'u') });

test('a new source gets a key that is shown once, until somebody says that it is kept', async () => {
  answers.give('createResultSource', { code: 'wire', url: URL_OF, key: KEY });
  const user = draw();
  await user.click(await screen.findByRole('button', { name: words.create }));
  await fill(user, words.code, 'Wire');
  await fill(user, words.name, 'A wire');
  await fill(user, appShell.reason, 'the contract is signed');
  await user.click(openDialog().getByRole('button', { name: words.createDo }));
  expect(await screen.findByText(KEY)).toBeDefined();
  await user.click(screen.getByRole('button', { name: words.kept }));
  await waitFor(() => expect(screen.queryByText(KEY)).toBeNull());
  expect(answers.asked('createResultSource')).toMatchObject([{ body: { code: 'wire', name: 'A wire' } }]);
});

test('a source says where it reports to and how often it did, and is turned off', async () => {
  answers.give('switchResultSource', {});
  const user = draw('/result-sources/set-feed');
  await screen.findByRole('heading', { name: FEED.name });
  const drawer = within(screen.getByRole('complementary'));
  expect(drawer.getByText(URL_OF)).toBeDefined();
  expect(drawer.getByText('12')).toBeDefined();
  await user.click(drawer.getByRole('button', act(words.turnOff)));
  await fill(user, appShell.reason, 'it was wrong twice');
  await user.click(openDialog().getByRole('button', { name: words.turnOff }));
  await screen.findByText(words.turnedOff);
  expect(answers.asked('switchResultSource')).toMatchObject([
    { params: { code: 'set-feed' }, body: { isOn: false } },
  ]);
});
