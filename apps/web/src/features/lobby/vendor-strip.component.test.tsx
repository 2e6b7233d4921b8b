import { act, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { answerCalls, drawPart } from '../../../test/draw-part.tsx';
import { gameMenus } from '../../shared/game-menus.ts';
import { useModals } from '../../shared/modals.ts';
import { VendorStrip } from './vendor-strip.tsx';

const vendorOf = (vendor: string, opensSoon = false) => ({
  vendor,
  name: vendor,
  emblem: '/art/emblem/ball.svg',
  games: 3,
  maintenance: false,
  opensSoon,
});

test('SPORTS-006 the vendors of an area stand in a row, each with its games over the page and a lobby of its own', async () => {
  const vendors = [vendorOf('HINTHASPORTS'), vendorOf('TF'), vendorOf('IA', true)];
  answerCalls().give('readGameMenus', [
    { gameCategory: 'ESPORTS', vendors, filters: { returns: [], volatilities: [], features: [] } },
  ]);
  await act(() => gameMenus.reload());
  const user = await drawPart(
    <MemoryRouter initialEntries={['/esports']}>
      <VendorStrip category="ESPORTS" />
    </MemoryRouter>,
  );
  const [link, ...others] = screen.getAllByRole('link');
  if (link === undefined) throw new Error('no vendor');
  expect(others).toEqual([]);
  expect(link.getAttribute('href')).toBe('/esports?type=vassalage&vassalage=TF');
  expect(screen.getByText('IA')).toBeDefined();
  expect(screen.queryByText('HINTHASPORTS')).toBeNull();
  await user.click(link);
  expect(useModals.getState().open).toMatchObject({ name: 'child-games', vendor: 'TF', gameType: 'ESPORTS' });
});
