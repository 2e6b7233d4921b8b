import { loadMessages } from '@hintha/messages';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { drawPart } from '../../../../test/draw-part.tsx';
import { EVERYTHING, type LobbyChange } from '../lobby-state.ts';
import type { Vendor } from '../vendor-tabs.tsx';
import { PlayFields, VendorField } from './narrowing.tsx';

const { game, lobby } = await loadMessages('en');

const vendorOf = (vendor: string, changed: Partial<Vendor> = {}): Vendor => ({
  vendor,
  name: vendor.toLowerCase(),
  emblem: '',
  games: 9,
  maintenance: false,
  opensSoon: false,
  ...changed,
});

test('the list of vendors has those that are open', async () => {
  const onChange = vi.fn<(change: LobbyChange) => void>();
  const vendors = [
    vendorOf('INLE'),
    vendorOf('POPA', { opensSoon: true }),
    vendorOf('THIRI', { maintenance: true }),
  ];
  const user = await drawPart(<VendorField state={EVERYTHING} vendors={vendors} onChange={onChange} />);
  const list = screen.getByLabelText(game.studio);
  const names = within(list)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(names).toEqual([lobby.allStudios, 'inle']);
  await user.selectOptions(list, 'inle');
  expect(onChange).toHaveBeenCalledWith({ kind: 'vendor', vendor: 'INLE' });
});

test('return, volatility and features are offered as far as a game tells them, and several features at once', async () => {
  const onChange = vi.fn<(change: LobbyChange) => void>();
  const state = { ...EVERYTHING, features: ['wilds'] as const };
  const user = await drawPart(
    <PlayFields
      state={state}
      offered={{ returns: ['94', '96'], volatilities: ['high'], features: ['free_spins', 'wilds'] }}
      onChange={onChange}
    />,
  );
  await user.selectOptions(screen.getByLabelText(game.returnToPlayer), '96');
  await user.click(screen.getByRole('button', { name: game.volatilities.high }));
  await user.click(screen.getByRole('button', { name: game.features.free_spins }));
  expect(onChange.mock.calls.map(([change]) => change)).toEqual([
    { kind: 'return', minReturn: '96' },
    { kind: 'volatility', volatility: 'high' },
    { kind: 'feature', feature: 'free_spins' },
  ]);
  const pressed = screen.getAllByRole('button', { pressed: true });
  expect(pressed.map(({ textContent }) => textContent)).toEqual([game.features.wilds]);
});

test('where no vendor tells anything, nothing is offered', async () => {
  const offered = { returns: [], volatilities: [], features: [] };
  await drawPart(<PlayFields state={EVERYTHING} offered={offered} onChange={() => undefined} />);
  expect([...screen.queryAllByRole('button'), ...screen.queryAllByRole('combobox')]).toEqual([]);
});
