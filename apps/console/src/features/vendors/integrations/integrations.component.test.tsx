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
