import { loadConsoleMessages } from '@hintha/messages';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerCalls, drawPage, fill, openDialog } from '../../../test/draw-page.tsx';
import { SitePage } from './site-page.tsx';

const { appShell, site: words } = await loadConsoleMessages('en');

const FREE_PLAY = { code: 'FREEPLAY3', enabled: false, changed: null };
const NAME = words.flags.FREEPLAY3;

const giveFlag = (flag: typeof FREE_PLAY) =>
  answerCalls()
    .give('listViews', [])
    .give('listSettings', { settings: [] })
    .give('readSite', { flags: [flag], networks: [] });

test('a feature is switched on with a reason, and the list says so', async () => {
  const answers = giveFlag(FREE_PLAY);
  answers.give('setFlag', () => {
    answers.give('readSite', { flags: [{ ...FREE_PLAY, enabled: true }], networks: [] });
    return {};
  });
  const user = drawPage(<SitePage />, { path: '/site' });
  await user.click(await screen.findByRole('button', { name: `${words.turnOn}: ${NAME}` }));
  await fill(user, appShell.reason, 'a week of trying');
  await user.click(openDialog().getByRole('button', { name: words.turnOn }));
  await screen.findByRole('button', { name: `${words.turnOff}: ${NAME}` });
  within(screen.getByRole('row', { name: new RegExp(NAME, 'u') })).getByText(words.on);
  expect(answers.asked('setFlag')).toMatchObject([
    { params: { code: 'FREEPLAY3' }, body: { enabled: true, reason: 'a week of trying' } },
  ]);
});

test('who may only look sees how a feature stands, and no way to switch it', async () => {
  giveFlag(FREE_PLAY);
  drawPage(<SitePage />, { path: '/site', roles: ['auditor'] });
  within(await screen.findByRole('row', { name: new RegExp(NAME, 'u') })).getByText(words.off);
  expect(screen.queryByRole('button', { name: `${words.turnOn}: ${NAME}` })).toBeNull();
});
