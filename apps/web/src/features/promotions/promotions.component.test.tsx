import { loadAccountMessages } from '@hintha/messages';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerCalls, drawPart } from '../../../test/draw-part.tsx';
import { QueryRoot } from '../../shared/queries.tsx';
import { PublicOffers } from './public-offers.tsx';
import { RaffleList } from './raffle/raffle-list.tsx';

const { bonuses, promotions: words } = await loadAccountMessages('en');

const TERMS = {
  perCent: '100',
  amount: null,
  most: '50000.00',
  multiple: '5',
  withDeposit: true,
  per: 'ONCE' as const,
  days: 7,
  mostKept: null,
};
const HOUR_MS = 3_600_000;

const pictureOf = (card: HTMLElement): string | null | undefined =>
  card.querySelector('img')?.getAttribute('src');

test('each bonus shows the picture of its kind and the way to claim it', async () => {
  answerCalls().give('listPromotions', {
    list: [
      { kind: 'FIRST_DEPOSIT', review: false, terms: TERMS },
      { kind: 'MESSAGING_APP', review: true, terms: TERMS },
    ],
  });
  await drawPart(
    <QueryRoot>
      <PublicOffers />
    </QueryRoot>,
  );
  const cards = await screen.findAllByRole('listitem');
  expect(cards.map(pictureOf)).toEqual(['/art/promotion/deposit.svg', '/art/promotion/messaging.svg']);
  for (const name of [bonuses.names.FIRST_DEPOSIT, bonuses.names.MESSAGING_APP])
    expect(screen.getByRole('button', { name: `${words.login}: ${name}` })).toBeDefined();
});

test('a raffle shows its picture, its prizes and what a ticket takes', async () => {
  answerCalls().give('listRaffles', {
    list: [
      {
        id: '7',
        names: { my: 'သီတင်းကျွတ်', en: 'Thadingyut raffle' },
        phase: 'OPEN',
        startsAt: Date.now() - HOUR_MS,
        endsAt: Date.now() + HOUR_MS,
        prizes: [{ from: 1, to: 1, amount: '100000.00' }],
        issued: 12,
        beacon: 'the draw of the next evening',
        commitment: 'a'.repeat(64),
        lock: null,
        drawn: null,
      },
    ],
    perTicket: { deposit: '10000.00', bet: '50000.00', most: 100 },
  });
  await drawPart(
    <QueryRoot>
      <RaffleList isFree={false} />
    </QueryRoot>,
  );
  const card = (await screen.findByRole('heading', { name: 'Thadingyut raffle' })).closest('li');
  if (card === null) throw new Error('the raffle stands in no list');
  expect(pictureOf(card)).toBe('/art/promotion/raffle.svg');
  expect(within(card).getByText(/100,000/u)).toBeDefined();
  expect(within(card).getByText(words.raffles.phases.OPEN)).toBeDefined();
});
