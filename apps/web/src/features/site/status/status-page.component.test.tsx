import { loadMessages } from '@hintha/messages';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerCalls, drawPart } from '../../../../test/draw-part.tsx';
import { press } from '../../../../test/fields.ts';
import { permission, type Permission } from '../../../shared/permission.ts';
import { StatusPage } from './status-page.tsx';

const { errors, failures } = await loadMessages('en');

const SITE: Permission = {
  status: 0,
  maintenance: false,
  maintenanceMessage: '',
  maintenanceUntil: null,
  regionRestriction: false,
  location: { ip: '192.0.2.7', countryCode: 'MM' },
  whitelabel: {
    brand: 'hintha',
    merchant: 'hintha',
    platform: 'WEB',
    lotteryType: 'SEA',
    currencySymbol: 'Ks',
    defaultLang: 'MY',
    supportLanguages: ['MY', 'EN'],
    pickerLanguages: ['MY', 'EN'],
    loginedToHomePage: false,
    company: null,
    licences: [],
  },
  register: { captcha: false },
  resources: [],
  customerService: [{ csType: 'chat', title: 'Chat', path: '/help' }],
  analytics: { gtagId: null },
  encryption: { keyId: '', publicKey: {}, required: false },
  phoneProvider: { enabled: false, url: '' },
  imageCDNs: [],
  launchGameCDNs: [],
  ticker: { startHundredths: 0, stepHundredths: 1, everyMs: 1000, epoch: 0 },
  serverTime: Date.UTC(2026, 0, 1),
};

const draw = async (reason: 'maintenance' | 'blocked' | 'domain', own: Partial<Permission> = {}) => {
  const answers = answerCalls().give('readPermission', { ...SITE, ...own });
  await permission.reload();
  const user = await drawPart(<StatusPage reason={reason} />);
  return { answers, user };
};

test('SHELL-060 a site that is shut says so in the words of the operator, and whom to ask', async () => {
  const { answers, user } = await draw('maintenance', { status: 1, maintenanceMessage: 'Back after tea.' });
  expect(screen.getByRole('heading', { name: failures.maintenance })).toBeDefined();
  expect(screen.getByText('Back after tea.')).toBeDefined();
  expect(screen.getByRole('link', { name: failures.contactSupport }).getAttribute('href')).toBe('/help');
  answers.give('readPermission', SITE);
  await press(user, failures.retry);
  await waitFor(() => expect(permission.use.getState().value?.status).toBe(0));
});

test('SHELL-060 without words of its own the usual ones stand there', async () => {
  await draw('maintenance', { status: 1 });
  expect(screen.getByText(failures.maintenanceText)).toBeDefined();
});

test('SHELL-061 who is shut out is told why, by which address, and whom to ask', async () => {
  await draw('blocked', { status: 2, location: { ip: '8.8.8.8', countryCode: 'US' } });
  expect(screen.getByRole('heading', { name: failures.blocked })).toBeDefined();
  expect(screen.getByText(failures.blockedText)).toBeDefined();
  expect(screen.getByText('8.8.8.8').tagName).toBe('B');
  expect(screen.getByRole('link', { name: failures.contactSupport })).toBeDefined();
});

test('an address that is not the site’s says so, and does not promise to open by itself', async () => {
  await draw('domain');
  expect(screen.getByText(errors.domain_invalid)).toBeDefined();
  expect(screen.queryByText(failures.opensByItself)).toBeNull();
});
