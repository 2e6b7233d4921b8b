import { LOTTERY_RULES } from '@hintha/lottery';
import { loadLotteryMessages } from '@hintha/messages';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import type { Answers } from '../../../test/answers.ts';
import { drawForMember } from '../../../test/draw-for-member.tsx';
import { answerCalls } from '../../../test/draw-part.tsx';
import { QueryRoot } from '../../shared/queries.tsx';
import { Betting } from './betting.tsx';
import type { Lottery } from './game/use-lottery.ts';

const { betting: words, page } = await loadLotteryMessages('en');

const lottery: Lottery = {
  game: {
    gameCode: 'E_3D_INSTANT',
    vendor: 'ELOTT',
    name: 'Instant 3D',
    rules: 'LF3',
    image: 'LF',
    prizeMode: 'Elott',
    isFirstParty: true,
    isInstant: true,
  },
  now: Date.now(),
  numero: null,
  ahead: [],
  last: null,
  modes: { least: 1700, most: 1900, own: 1900 },
  limits: {
    baseUnit: '100.00',
    leastOrder: '100.00',
    mostPayout: '100000000.00',
    mostPayoutInNumero: '200000000.00',
    mostBets: 100,
  },
  playTypes: ['DWD'],
};

const ISSUE = '20261126-7';
const HASH = 'a'.repeat(64);

const orderWith = (state: 'WON' | 'LOST' | 'OPEN', payout: string, result: string[][] | null) => ({
  id: '7',
  gameCode: 'E_3D_INSTANT',
  gameName: 'Instant 3D',
  issue: ISSUE,
  movedTo: null,
  stake: '200.00',
  payout,
  placedAt: 0,
  closeTime: 0,
  drawTime: 0,
  cancellableUntil: null,
  result,
  bets: [
    {
      id: HASH.slice(0, 8),
      playType: 'DWD',
      numbers: '5|-|-',
      combinations: 1,
      unitStake: '200.00',
      stake: '200.00',
      prizeMode: 1900,
      state,
      payout,
    },
  ],
});

const DRAW = {
  gameCode: 'E_3D_INSTANT',
  issue: ISSUE,
  movedTo: null,
  state: 'SETTLED' as const,
  closeTime: 0,
  drawTime: 0,
  numbers: [['5', '0', '9']],
  lock: { orders: 1, betsHash: HASH },
  proof: { commitment: HASH, entropy: `${ISSUE}.${HASH}`, serverSeed: null },
  version: 1,
};

let answers: Answers;
beforeEach(() => {
  answers = answerCalls()
    .give('readLotteryMenus', { now: Date.now(), menus: [] })
    .give('listGames', { games: [], total: 0, totalPages: 0 })
    .give('listLotteryOrders', { list: [], total: 0, totalPages: 0 })
    .give('listDraws', { list: [DRAW], total: 1, totalPages: 1 })
    .give('readBalance', {
      sumBalance: '2000000.00',
      available: '2000000.00',
      held: '0.00',
      currency: 'MMK',
    });
});

const press = async (user: UserEvent, name: string | RegExp): Promise<void> => {
  const found = await screen.findAllByRole('button', { name });
  const last = found.at(-1);
  if (last === undefined) throw new Error(String(name));
  await user.click(last);
};

const betOnFive = async (): Promise<UserEvent> => {
  const rules = LOTTERY_RULES.get('LF3');
  if (rules === undefined) throw new Error('no rules');
  const user = await drawForMember(
    <MemoryRouter>
      <QueryRoot>
        <Betting lottery={lottery} rules={rules} askedPlay="" />
      </QueryRoot>
    </MemoryRouter>,
  );
  expect(screen.getByText(page.atOnce)).toBeDefined();
  const [five] = screen.getAllByRole('button', { name: '5' });
  if (five === undefined) throw new Error('no five');
  await user.click(five);
  await press(user, /^Bet .*200\.00/u);
  await screen.findByText(/Instant 3D, instant draw/u);
  expect(screen.queryByRole('button', { name: /Chase|multiple draws/u })).toBeNull();
  await press(user, /^Bet .*200\.00/u);
  return user;
};

test('an instant order is sent without a numero, and its draw is shown with what it won and its proof', async () => {
  answers.give('placeLotteryOrder', orderWith('WON', '1900.00', [['5', '0', '9']]));
  await betOnFive();
  await screen.findByText(/You won Ks.1,900\.00/u);
  expect(screen.getByRole('img', { name: '5 0 9' })).toBeDefined();
  expect(await screen.findByText(`${ISSUE}.${HASH}`)).toBeDefined();
  const [asked] = answers.asked('placeLotteryOrder');
  expect(asked?.body).not.toHaveProperty('issue');
});

test('one that has not won says so, and one that is still being drawn says where it will stand', async () => {
  answers.give('placeLotteryOrder', orderWith('LOST', '0.00', [['1', '0', '9']]));
  const user = await betOnFive();
  await screen.findByText(words.notWon);
  answers.give('placeLotteryOrder', orderWith('OPEN', '0.00', null));
  await press(user, words.betAgain);
  await press(user, /^Bet .*200\.00/u);
  await press(user, /^Bet .*200\.00/u);
  expect(await screen.findByText(words.drawnSoon)).toBeDefined();
});
