import { loadAccountMessages, loadMessages } from '@hintha/messages';
import { screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import type { Answers } from '../../../test/answers.ts';
import { drawForMember } from '../../../test/draw-for-member.tsx';
import { answerCalls, labelled } from '../../../test/draw-part.tsx';
import { openModal, useModals, type AgentQuery } from '../../shared/modals.ts';
import { QueryRoot } from '../../shared/queries.tsx';
import { RateRequests } from './consents/rate-requests.tsx';
import { RegisterCentre } from './register/register-page.tsx';
import { SubAccounts } from './sub-accounts/sub-accounts-page.tsx';
import { TeamManagement } from './team/team-page.tsx';

const { errors } = await loadMessages('en');
const { agent: words, upline, wallet, withdraw } = await loadAccountMessages('en');

const SHARES = { LIVE: 80, RNG: 100, FISH: 100, PVP: 60, SPORTS: 80, ESPORTS: 80, SABONG: 60 };
const RATES = { ...SHARES, Lott: 1950, ZY: 1950, Elott: 1950, SEA: 1950 };
const NONE = { ...RATES, LIVE: 0, RNG: 50, FISH: 0, PVP: 0, SPORTS: 0, ESPORTS: 0, SABONG: 0 };

const LINK = {
  code: 'ABCD2345',
  createdAt: 0,
  joined: 3,
  type: 0 as const,
  rates: { RNG: 50 },
  remark: 'market',
  on: true,
  expiresAt: null,
  live: true,
};
const ROW = {
  id: '7',
  name: 'second1',
  type: 1 as const,
  depth: 1,
  balance: '5000.00',
  teamSize: 2,
  teamSizeIsLeast: false,
  joinedAt: 0,
  lastLoginAt: null,
  rates: NONE,
};
const DEEPER = {
  ...ROW,
  id: '8',
  name: 'third1',
  type: 0 as const,
  depth: 2,
  teamSize: 500,
  teamSizeIsLeast: true,
};

let answers: Answers;

beforeEach(() => {
  answers = answerCalls().give('readOwnRates', { rates: RATES, leastMode: 1700 });
});

const draw = (part: ReactNode) => drawForMember(<QueryRoot>{part}</QueryRoot>);
const drawTeam = (query: AgentQuery = {}) => {
  openModal({ name: 'agent-area', page: 'teamManagement', query });
  return draw(<TeamManagement />);
};

test('AGENT-008 an account is opened with what was typed, and its password is shown once', async () => {
  answers
    .give('listLinks', [LINK])
    .give('openDownline', { id: '9', username: 'newone1', password: 'Kb7tdWq2mXr9' });
  const user = await draw(<RegisterCentre />);
  await user.type(await screen.findByLabelText(labelled(words.username)), '1wrong');
  await user.click(screen.getByRole('button', { name: words.open.open }));
  expect(answers.asked('openDownline')).toEqual([]);
  await user.clear(screen.getByLabelText(labelled(words.username)));
  await user.type(screen.getByLabelText(labelled(words.username)), 'newone1');
  await user.click(screen.getByRole('button', { name: words.types.agent }));
  await user.click(await screen.findByText(words.open.rates));
  await user.type(screen.getByLabelText(words.categories.RNG), '1.01');
  await user.click(screen.getByRole('button', { name: words.open.open }));
  expect(answers.asked('openDownline')).toEqual([]);
  await user.clear(screen.getByLabelText(words.categories.RNG));
  await user.type(screen.getByLabelText(words.categories.RNG), '0.75');
  await user.click(screen.getByRole('button', { name: words.open.open }));
  const dialog = await screen.findByRole('dialog', { name: words.opened.title });
  expect(dialog.textContent).toContain('Kb7tdWq2mXr9');
  expect(answers.asked('openDownline')).toMatchObject([
    { body: { username: 'newone1', type: 1, rates: { RNG: 75 } } },
  ]);
});

test('AGENT-008 a link shows what it opens and who came by it, and is switched off', async () => {
  answers.give('listLinks', [LINK]).give('changeLink', { ...LINK, on: false, live: false });
  const user = await draw(<RegisterCentre />);
  const card = within(await screen.findByRole('article', { name: LINK.code }));
  expect(card.getByText(words.joinedBy.replace('{{joined}}', '3'))).toBeDefined();
  expect(card.getByText(`${words.categories.RNG} 0.50%`)).toBeDefined();
  answers.give('listLinks', [{ ...LINK, on: false, live: false }]);
  await user.click(card.getByRole('button', { name: words.link.switchOff }));
  await screen.findByRole('button', { name: words.link.switchOn });
  expect(answers.asked('changeLink')).toMatchObject([{ body: { on: false, remark: 'market' } }]);
});

test('AGENT-009 the team is shown as its tree, a name is found with its path, and one that is not in it is told', async () => {
  answers.give('listDownlines', { path: [], list: [ROW, DEEPER], next: null });
  const user = await drawTeam();
  const deeper = await screen.findByRole('article', { name: 'third1' });
  expect(deeper.textContent).toContain('500+');
  expect(deeper.parentElement?.style.getPropertyValue('--step')).toBe('1');
  const path = [{ id: '7', name: 'second1', type: 1 as const }];
  answers.give('listDownlines', { path, list: [DEEPER], next: null });
  await user.type(screen.getByLabelText(words.team.search), 'third1{Enter}');
  await within(screen.getByRole('navigation', { name: words.team.path })).findByRole('button', {
    name: 'second1',
  });
  answers.refuse('listDownlines', 'not_found');
  await user.clear(screen.getByLabelText(words.team.search));
  await user.type(screen.getByLabelText(words.team.search), 'nobody1{Enter}');
  await screen.findByText(words.team.notFound.replace('{{account}}', 'nobody1'));
});

test('AGENT-009 a link leads to a part of the team, and what is looked for stands in the address', async () => {
  answers.give('listDownlines', { path: [], list: [ROW], next: '7' });
  const user = await drawTeam({ under: '7', order: 'newest' });
  await screen.findByRole('article', { name: 'second1' });
  expect(answers.asked('listDownlines')).toMatchObject([{ query: { under: '7', order: 'newest' } }]);
  await user.click(screen.getByRole('button', { name: words.team.next }));
  expect(useModals.getState().open).toMatchObject({ query: { under: '7', order: 'newest', after: '7' } });
  await user.type(screen.getByLabelText(words.team.search), 'third1{Enter}');
  expect(useModals.getState().open).toMatchObject({ query: { account: 'third1' } });
  expect(useModals.getState().open).not.toMatchObject({ query: { after: '7' } });
});

test('rates of an account right below are set, and a lower one is told to wait for consent', async () => {
  answers.give('listDownlines', { path: [], list: [ROW, DEEPER], next: null });
  answers.give('setDownlineRates', { rates: NONE, asked: true });
  const user = await drawTeam();
  const own = within(await screen.findByRole('article', { name: 'second1' }));
  const deeper = within(await screen.findByRole('article', { name: 'third1' }));
  expect(deeper.queryByRole('button', { name: words.team.rates })).toBeNull();
  await user.click(own.getByRole('button', { name: words.team.rates }));
  const field = await screen.findByLabelText(words.categories.RNG);
  expect(field).toHaveProperty('value', '0.50');
  await user.clear(field);
  await user.type(field, '0.4');
  await user.click(screen.getByRole('button', { name: words.rates.save }));
  await screen.findByText(words.rates.asked);
  expect(answers.asked('setDownlineRates')).toMatchObject([{ body: { rates: { RNG: 40 } } }]);
});

test('AGENT-001 money goes down to an account of the team once it was said again', async () => {
  answers.give('listDownlines', { path: [], list: [DEEPER], next: null });
  answers
    .give('readWayDown', {
      account: 'third1',
      available: '8000.00',
      least: '1000.00',
      most: '5000.00',
      leftToday: '5000.00',
      sent: [],
    })
    .give('sendToDownline', { balance: '6000.00' })
    .give('readBalance', { sumBalance: '6000.00', available: '6000.00', held: '0.00', currency: 'MMK' });
  const user = await drawTeam();
  await user.click(await screen.findByRole('button', { name: words.team.send }));
  await user.click(await screen.findByRole('button', { name: words.send.purposes.TOP_UP }));
  const amount = screen.getByLabelText(labelled(wallet.amount));
  await user.type(amount, '9000');
  await user.click(screen.getByRole('button', { name: upline.next }));
  await screen.findByText(errors.amount_out_of_range);
  await user.clear(amount);
  await user.type(amount, '2000');
  await user.click(screen.getByRole('button', { name: upline.next }));
  const sure = within(await screen.findByRole('dialog', { name: words.send.sure }));
  await user.type(sure.getByLabelText(labelled(withdraw.sure.password)), '246802{Enter}');
  await screen.findByText('Ks 2,000.00 sent to third1.');
  expect(answers.asked('sendToDownline')).toMatchObject([
    { body: { account: '8', amount: 200_000n, purpose: 'TOP_UP', paymentPassword: '246802' } },
  ]);
});

test('a sub-account is opened and let do something else', async () => {
  const sub = {
    id: '5',
    username: 'clerk1',
    permissions: ['view' as const],
    remark: '',
    createdAt: 0,
    lastLoginAt: null,
  };
  answers.give('listSubAccounts', [sub]).give('changeSubAccount', {});
  const user = await draw(<SubAccounts />);
  const card = within(await screen.findByRole('article', { name: 'clerk1' }));
  await user.click(card.getByLabelText(words.sub.may.transfer));
  await waitFor(() =>
    expect(answers.asked('changeSubAccount')).toMatchObject([
      { body: { permissions: ['view', 'transfer'] } },
    ]),
  );
});

test('what the agent above would like to lower is shown and answered', async () => {
  const request = {
    id: '3',
    changes: [{ category: 'RNG' as const, now: 60, wanted: 40 }],
    state: 'open' as const,
    createdAt: 0,
    expiresAt: 1,
  };
  answers.give('listRateRequests', [request]).give('answerRateRequest', {});
  const user = await draw(<RateRequests />);
  await screen.findByText(`${words.categories.RNG}: 0.60% → 0.40%`);
  answers.give('listRateRequests', [{ ...request, state: 'accepted' as const }]);
  await user.click(screen.getByRole('button', { name: words.consents.accept }));
  await screen.findByText(words.consents.states.accepted);
  expect(answers.asked('answerRateRequest')).toMatchObject([{ body: { accept: true } }]);
});
