import { loadConsoleMessages, loadMessages } from '@hintha/messages';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerCalls, drawPage } from '../../../../test/draw-page.tsx';
import { IntegrationsPage } from './integrations-page.tsx';

const { integrations: words } = await loadConsoleMessages('en');
const { errors } = await loadMessages('en');
const PLACE = { path: '/integrations', address: '/integrations/STUDIO' };

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
  const studio = {
    code: 'STUDIO',
    name: 'Studio',
    dialect: 'softswiss',
    signing: 'shared_secret' as const,
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
  answerCalls()
    .give('listViews', [])
    .give('listIntegrations', { integrations: [studio], dialects: [] });
  drawPage(<IntegrationsPage />, PLACE);
  const asks = async (name: string) =>
    (await screen.findByRole('button', { name: new RegExp(`^${name}`) })).getAttribute('aria-haspopup');
  for (const name of [words.change, words.rotate, words.create]) expect(await asks(name)).toBe('dialog');
  for (const name of [words.test, words.sync]) expect(await asks(name)).toBeNull();
});
