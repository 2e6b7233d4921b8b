import { loadMessages } from '@hintha/messages';
import { screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { answerCalls } from '../../../test/draw-part.tsx';
import { drawForMember } from '../../../test/draw-for-member.tsx';
import { QueryRoot } from '../../shared/queries.tsx';
import { AreaSoon } from './area-soon.tsx';

const { lobby } = await loadMessages('en');

test('an area whose games are still to come takes a wish to be told, and takes it back', async () => {
  const answers = answerCalls()
    .give('listHotGames', { list: [] })
    .give('listOpeningWishes', [])
    .give('addOpeningWish', {})
    .give('removeOpeningWish', {});
  const user = await drawForMember(
    <MemoryRouter>
      <QueryRoot>
        <AreaSoon category="LIVE" />
      </QueryRoot>
    </MemoryRouter>,
  );
  const button = await screen.findByRole('button', { name: lobby.tellMe });
  answers.give('listOpeningWishes', ['LIVE']);
  await user.click(button);
  const wished = await screen.findByRole('button', { name: lobby.willTell });
  expect(wished.getAttribute('aria-pressed')).toBe('true');
  expect(answers.asked('addOpeningWish').at(-1)?.body).toEqual({ category: 'LIVE' });
  answers.give('listOpeningWishes', []);
  await user.click(wished);
  await screen.findByRole('button', { name: lobby.tellMe });
  await waitFor(() => expect(answers.asked('removeOpeningWish')).toHaveLength(1));
  expect(screen.getByRole('region', { name: lobby.meanwhile })).toBeTruthy();
});
