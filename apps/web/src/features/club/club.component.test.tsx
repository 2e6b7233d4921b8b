import { loadAccountMessages } from '@hintha/messages';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Answers } from '../../../test/answers.ts';
import { drawForMember } from '../../../test/draw-for-member.tsx';
import { answerCalls, drawPart } from '../../../test/draw-part.tsx';
import { useModals } from '../../shared/modals.ts';
import { BrowserRouter } from '../../shared/router/browser-router.tsx';
import { ClubPage } from './club-page.tsx';

const { club: words } = await loadAccountMessages('en');

const level = (rankLevel: number, deposited: string, bet: string) => ({
  rankLevel,
  labelName: `VIP ${rankLevel}`,
  deposited,
  bet,
  bonus: rankLevel === 1 ? '0.00' : '3000.00',
  cashback: '0.003',
  mostCashback: '100000.00',
  freePerDay: rankLevel,
  mostPerDay: '3000000.00',
  mostDeposited: '50000000.00',
  mostDeposits: 20,
  points: '1.1',
});
const LEVELS = [level(1, '0.00', '0.00'), level(2, '500000.00', '5000000.00')];
const STANDING = {
  rankLevel: 1,
  since: null,
  deposited: '125000.00',
  bet: '5000000.00',
  countedTo: '2026-11-20',
  next: { rankLevel: 2, deposited: '375000.00', bet: '0.00', recent: null },
  kept: null,
  history: [],
};

let answers: Answers;
beforeEach(() => {
  answers = answerCalls().give('listClubLevels', { levels: LEVELS, keptDays: 90, keptRate: '0.05' });
});

const page = (
  <BrowserRouter>
    <ClubPage />
  </BrowserRouter>
);

test('a visitor sees every level with what it gives, and is asked to log in for the own one', async () => {
  const user = await drawPart(page);
  const ladder = await screen.findByRole('region', { name: words.ladder });
  expect(
    within(ladder)
      .getAllByRole('heading', { level: 3 })
      .map((one) => one.textContent),
  ).toEqual(['VIP 1', 'VIP 2']);
  expect(within(ladder).getAllByText('0.3% of losses, up to Ks 100,000')).toHaveLength(2);
  expect(within(ladder).getByText('2 a day')).toBeDefined();
  expect(screen.queryByRole('progressbar')).toBeNull();
  await user.click(screen.getByRole('button', { name: words.logIn }));
  expect(useModals.getState().open).toMatchObject({ name: 'login' });
});

test('a member sees both measures of the next level with what is missing of each, and its own rung', async () => {
  answers.give('readClubStanding', STANDING);
  await drawForMember(page);
  const deposited = await screen.findByRole('progressbar', { name: words.deposited });
  expect(deposited.getAttribute('aria-valuenow')).toBe('25');
  expect(screen.getByText('Ks 375,000.00 to go')).toBeDefined();
  expect(screen.getByRole('progressbar', { name: words.bet }).getAttribute('aria-valuenow')).toBe('100');
  expect(screen.getByText(words.done)).toBeDefined();
  expect(screen.getByText(words.none)).toBeDefined();
  const [first, second] = within(screen.getByRole('region', { name: words.ladder })).getAllByRole('listitem');
  expect([first?.getAttribute('aria-current'), second?.getAttribute('aria-current')]).toEqual(['true', null]);
});

test('the levels that were held stand in a list, the newest first, and the highest asks for nothing more', async () => {
  const at = Date.parse('2026-11-01T00:00:00+06:30');
  answers.give('readClubStanding', {
    ...STANDING,
    rankLevel: 2,
    since: at,
    next: null,
    kept: { asked: '250000.00', recent: '1000.00', from: at },
    history: [
      { rankLevel: 2, labelName: 'VIP 2', at },
      { rankLevel: 1, labelName: 'VIP 1', at: at - 86_400_000 },
    ],
  });
  await drawForMember(page);
  const history = await screen.findByRole('region', { name: words.history });
  const lines = within(history).getAllByRole('listitem');
  expect(lines.map((line) => line.textContent)).toEqual(['2VIP 201/11/2026 00:00', '1VIP 131/10/2026 00:00']);
  expect(screen.getByText(words.top)).toBeDefined();
});
