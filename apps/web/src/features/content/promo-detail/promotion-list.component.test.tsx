import { screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { answerCalls, drawPart } from '../../../../test/draw-part.tsx';
import { QueryRoot } from '../../../shared/queries.tsx';
import { PromotionList } from './promotion-list.tsx';

const OWN = {
  id: '1',
  place: '',
  title: 'In the own language',
  lead: '',
  content: '<p>One</p>',
  art: '/art/promotion/raffle.svg',
  linkageType: null,
  linkageUrl: null,
  action: '',
  time: 0,
  until: null,
};
const OTHER = { ...OWN, id: '2', title: 'ไทย', fallback: 'th' as const };

test('a promotion in another language names it, and one in the own language names none', async () => {
  answerCalls().give('listArticles', { list: [OWN, OTHER] });
  await drawPart(
    <MemoryRouter>
      <QueryRoot>
        <PromotionList />
      </QueryRoot>
    </MemoryRouter>,
  );
  const [own, other] = await screen.findAllByRole('article');
  if (own === undefined || other === undefined) throw new Error('two promotions are told');
  expect(own.querySelector('[lang]')).toBeNull();
  const title = within(other).getByRole('heading');
  expect([title.textContent, title.lang]).toEqual(['ไทย', 'th']);
  // The sign beside the title.
  expect(within(other).getAllByText('ไทย')).toHaveLength(2);
  expect(other.querySelector('img')?.getAttribute('src')).toBe(OTHER.art);
});
