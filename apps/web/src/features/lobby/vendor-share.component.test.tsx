import { loadMessages } from '@hintha/messages';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { drawPart } from '../../../test/draw-part.tsx';
import { EVERYTHING } from './lobby-state.ts';
import { VendorShare } from './vendor-share.tsx';
import type { Vendor } from './vendor-tabs.tsx';

const { lobby: words } = await loadMessages('en');

const vendorOf = (vendor: string, games: number): Vendor => ({
  vendor,
  name: vendor.toLowerCase(),
  emblem: '',
  games,
  maintenance: false,
  opensSoon: false,
});
const VENDORS = [vendorOf('PADAUK', 4), vendorOf('POPA', 1_230)];

test('a lobby on one vendor says how many of all games it has, and is one tap away from all', async () => {
  const onChange = vi.fn<(change: object) => void>();
  const state = { ...EVERYTHING, vendor: 'PADAUK' };
  const user = await drawPart(<VendorShare vendors={VENDORS} state={state} onChange={onChange} />);
  const share = words.count.replace('{{shown}}', '4').replace('{{total}}', '1,234');
  expect(screen.getByText(share, { exact: false }).textContent).toBe(`padauk · ${share}`);
  await user.click(screen.getByRole('button', { name: words.seeAll }));
  expect(onChange).toHaveBeenCalledWith({ kind: 'vendor', vendor: '' });
});

test.each([
  ['all vendors', EVERYTHING],
  ['a list of its own', { ...EVERYTHING, mode: 'hot' as const }],
])('a lobby of %s says nothing of one', async (_, state) => {
  await drawPart(<VendorShare vendors={VENDORS} state={state} onChange={() => undefined} />);
  expect(screen.queryByRole('button', { name: words.seeAll })).toBeNull();
});
