import { loadConsoleMessages, loadMessages } from '@hintha/messages';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answerCalls, drawPage, fill, openDialog } from '../../../../test/draw-page.tsx';
import { IntegrationsPage } from './integrations-page.tsx';
import type { Dialect, Integration } from './use-integrations.ts';

const { appShell, integrations: words } = await loadConsoleMessages('en');
const { errors } = await loadMessages('en');
const PLACE = { path: '/integrations', address: '/integrations/STUDIO' };

const STUDIO: Integration = {
  code: 'STUDIO',
  name: 'Studio',
  dialect: 'softswiss',
  signing: 'shared_secret',
  operatorId: 'hintha',
  currency: 'MMK',
  vendorUrl: 'https://studio.example',
  walletUrl: 'https://hintha.example/vendor/STUDIO',
  keyFingerprint: '12ab',
  publicKey: null,
  vendorKey: null,
  maxBet: null,
  ownWallet: null,
  active: true,
  caps: { maxWin: '1000.00', maxWinTimes: 5000, maxDayWin: '100000.00', winsWithoutBet: [] },
  wonToday: '0.00',
  refusedToday: 0,
  suspension: null,
  sync: null,
  changed: null,
};

const openDrawer = async () => within(await screen.findByRole('complementary'));

test('the drawer of a list that could not be read says so, and not that there is no such row', async () => {
  answerCalls().give('listViews', []).refuse('listIntegrations', 'too_many_requests');
  drawPage(<IntegrationsPage />, PLACE);
  const drawer = await openDrawer();
  await drawer.findByText(errors.too_many_requests);
  expect(drawer.queryByText(words.gone)).toBeNull();
});

test('the drawer of a row that is not in the list says so', async () => {
  answerCalls().give('listViews', []).give('listIntegrations', { integrations: [], dialects: [] });
  drawPage(<IntegrationsPage />, PLACE);
  expect(await (await openDrawer()).findByText(words.gone)).toBeDefined();
});

test('a button that asks first says so, one that acts at once does not', async () => {
  answerCalls()
    .give('listViews', [])
    .give('listIntegrations', { integrations: [STUDIO], dialects: [] });
  drawPage(<IntegrationsPage />, PLACE);
  const asks = async (name: string) =>
    (await screen.findByRole('button', { name: new RegExp(`^${name}`) })).getAttribute('aria-haspopup');
  for (const name of [words.change, words.rotate, words.create]) expect(await asks(name)).toBe('dialog');
  for (const name of [words.test, words.sync]) expect(await asks(name)).toBeNull();
});

const SECRET = 'c29tZXRoaW5nLWdlbmVyYXRlZA';
const SOFTSWISS: Dialect = {
  code: 'softswiss',
  name: 'SoftSwiss',
  signing: 'shared_secret',
  keepsWallets: false,
};
const IDLE: Integration = { ...STUDIO, active: false };

/** Closes the dialog of a secret, which it tells this once. */
const keepSecret = async (user: UserEvent): Promise<void> => {
  await openDialog().findByText(SECRET);
  await user.click(openDialog().getByRole('button', { name: words.secretKept }));
  await waitFor(() => expect(screen.queryByText(SECRET)).toBeNull());
};

test('a vendor is connected without a key of its own, and the one that was made is told this once', async () => {
  const answers = answerCalls()
    .give('listViews', [])
    .give('listIntegrations', { integrations: [], dialects: [SOFTSWISS] });
  answers.give('createIntegration', () => {
    answers.give('listIntegrations', { integrations: [IDLE], dialects: [SOFTSWISS] });
    return { secret: SECRET };
  });
  const user = drawPage(<IntegrationsPage />, { path: '/integrations' });
  await screen.findByText(words.empty);
  await user.click(screen.getByRole('button', { name: words.create }));
  await fill(user, words.code, 'studio');
  await fill(user, words.name, 'Studio');
  await fill(user, words.vendorUrl, 'https://studio.example');
  await fill(user, words.operatorId, 'hintha');
  await fill(user, appShell.reason, 'the contract of this year');
  await user.click(openDialog().getByRole('button', { name: words.createDo }));
  await keepSecret(user);
  await (await openDrawer()).findByText('12ab');
  const [{ body } = { body: undefined }] = answers.asked('createIntegration');
  expect(body).toMatchObject({ code: 'STUDIO', dialect: 'softswiss', operatorId: 'hintha' });
  expect(body).not.toHaveProperty('secret');
});

test('a test that the vendor refuses says so, and another key of ours is told this once', async () => {
  const answers = answerCalls()
    .give('listViews', [])
    .give('listIntegrations', { integrations: [IDLE], dialects: [SOFTSWISS] })
    .give('testIntegration', { failure: 'refused', detail: '403', games: null })
    .give('rotateIntegrationKey', { secret: SECRET, proposed: null });
  const user = drawPage(<IntegrationsPage />, PLACE);
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${words.test}`, 'u') }));
  await screen.findByText(words.failures.refused.replace('{{detail}}', '403'));
  await user.click(screen.getByRole('button', { name: new RegExp(`^${words.rotate}`, 'u') }));
  await fill(user, appShell.reason, 'the vendor lost it');
  await user.click(openDialog().getByRole('button', { name: words.rotate }));
  await keepSecret(user);
  expect(answers.asked('rotateIntegrationKey')).toMatchObject([
    { params: { code: 'STUDIO' }, body: { reason: 'the vendor lost it' } },
  ]);
});
