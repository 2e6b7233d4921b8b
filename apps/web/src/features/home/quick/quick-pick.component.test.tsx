import { loadMessages } from '@hintha/messages';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { gameMenus } from '../../../shared/game-menus.ts';
import type { Answers } from '../../../../test/answers.ts';
import { answerCalls, drawPart } from '../../../../test/draw-part.tsx';
import { waitFarAway } from '../../../../test/scroll-near.ts';
import type { Lottery } from '../use-lotteries.ts';
import { QuickPick } from './quick-pick.tsx';

const { home } = await loadMessages('en');
const words = home.quick;
const HOUR_MS = 3_600_000;

let comeNear: () => void;
beforeEach(() => {
  comeNear = waitFarAway();
});

const lotteryOf = (code: 'MM2D' | 'MM3D' | 'SSC_1M', closesInMs = HOUR_MS): Lottery => {
  const issue = code === 'MM2D' ? '20261126-01' : '20261201';
  return {
    gameCode: code,
    vendor: 'TCG_SEA',
    name: code === 'MM2D' ? 'Myanmar 2D' : 'Myanmar 3D',
    rules: code,
    image: 'LF',
    prizeMode: 'SEA',
    isFirstParty: false,
    isInstant: false,
    numero: {
      gameCode: code,
      issue,
      movedTo: null,
      openTime: 0,
      closeTime: Date.now() + closesInMs,
      drawTime: Date.parse('2026-11-26T12:01+06:30'),
    },
    last: null,
  };
};

const area = {
  gameCategory: 'LOTT' as const,
  vendors: [
    {
      vendor: 'TCG_SEA',
      name: 'SEA',
      emblem: '/art/emblem.svg',
      games: 2,
      maintenance: false,
      opensSoon: false,
    },
  ],
  filters: { returns: [], volatilities: [], features: [] },
};

const Address = () => {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
};

const draw = async (answers: Answers) => {
  answers.give('readGameMenus', [area]);
  await gameMenus.reload();
  return drawPart(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <QuickPick />
      </QueryClientProvider>
      <Address />
    </MemoryRouter>,
  );
};

const open = async (...games: Lottery[]) => {
  const answers = answerCalls().give('readLotteryMenus', {
    now: Date.now(),
    menus: [{ prizeMode: 'SEA', games }],
  });
  const user = await draw(answers);
  act(() => comeNear());
  return user;
};

const number = () => screen.findByRole('textbox', { name: new RegExp(`^${words.number}`, 'u') });
const asked = () => {
  const [path = '', search = ''] = (screen.getByRole('status').textContent ?? '').split('?');
  return { path, query: Object.fromEntries(new URLSearchParams(search)) };
};

test('the card keeps its room and asks for nothing until it comes near', async () => {
  await draw(answerCalls());
  expect(screen.getByRole('heading', { name: words.title })).toBeDefined();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('LOTTERY-001 a number and a stake go to the slip of the numero that takes bets, by keys alone', async () => {
  const user = await open(lotteryOf('SSC_1M'), lotteryOf('MM2D'), lotteryOf('MM3D'));
  await number();
  expect(screen.getByText('26/11 12:01 PM')).toBeDefined();
  expect(screen.getByRole('timer')).toBeDefined();
  await user.tab();
  expect(document.activeElement?.textContent).toBe('2D');
  await user.tab();
  await user.tab();
  await user.keyboard('၃6x9');
  expect((await number()).getAttribute('value')).toBe('36');
  await user.tab();
  await user.tab();
  await user.tab();
  await user.keyboard('{Enter}');
  await user.tab({ shift: true });
  await user.keyboard('{Enter}');
  const { path, query } = asked();
  expect(path).toBe('/lottery');
  expect(query).toEqual({
    gameCode: 'MM2D',
    vendor: 'TCG_SEA',
    playType: '2D',
    issue: '20261126-01',
    numbers: '36',
    amount: '500',
    line: expect.stringMatching(/^[0-9a-f-]{36}$/u),
  });
});

test('a number of 3D can be any, and has three digits', async () => {
  const user = await open(lotteryOf('MM2D'), lotteryOf('MM3D'));
  await user.click(await screen.findByRole('button', { name: '3D' }));
  await user.click(screen.getByRole('button', { name: words.random }));
  await user.click(screen.getByRole('button', { name: words.add }));
  expect(asked().query).toMatchObject({ gameCode: 'MM3D', playType: '3D', amount: '1000' });
  expect(asked().query.numbers).toMatch(/^[0-9]{3}$/u);
});

test('half a number, or no whole stake, goes nowhere and says why', async () => {
  const user = await open(lotteryOf('MM2D'));
  expect(screen.queryByRole('button', { name: '3D' })).toBeNull();
  await user.type(await number(), '3');
  await user.clear(screen.getByRole('textbox', { name: new RegExp(`^${words.stake}`, 'u') }));
  await user.click(screen.getByRole('button', { name: words.add }));
  expect(screen.getByText(words.digits.replace('{{count}}', '2'))).toBeDefined();
  expect(screen.getByText(words.wholeAmount)).toBeDefined();
  expect(asked().path).toBe('/');
});

test('while neither takes bets there is no card', async () => {
  await open(lotteryOf('MM2D', -1000), { ...lotteryOf('MM3D'), numero: null });
  await waitFor(() => expect(screen.queryByRole('heading', { name: words.title })).toBeNull());
});
