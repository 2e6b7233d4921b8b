import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { answerCalls, drawPart } from '../../../../test/draw-part.tsx';
import { book } from '../live/book.ts';
import { eventOf, marketOf } from '../../../../test/given-matches.ts';
import { useSlipSettings } from '../slip/slip-settings.ts';
import { EMPTY_SLIP } from '../slip/slip.ts';
import { changeSlip } from '../slip/use-slip.ts';
import { PriceCell } from './price-cell.tsx';
import { changePreferences } from './use-preferences.ts';

let version = 0;
const RESULT = { code: '1x2', picks: ['1', 'X', '2'], prices: ['1.6200', '3.8500', '5.2000'] };
let id = '11';
const put = (own: Parameters<typeof marketOf>[0]) => {
  const market = marketOf({ ...RESULT, ...own, id, version: (version += 1) });
  act(() => book.putEvents([eventOf({ id: '1', markets: [market] })]));
  return eventOf({ id: '1', markets: [market] });
};

// Every test has a market of its own: what is known of one outlives its test.
beforeEach(() => {
  id = String(Number(id) + 10);
  answerCalls();
  changeSlip(() => EMPTY_SLIP);
  useSlipSettings.setState({ isQuick: false });
  changePreferences({ format: 'decimal', accepts: 'none' });
});

const names = () =>
  screen.getAllByRole('button').map((button) => button.querySelector('.visually-hidden')?.textContent);

test('a price says whose win is bet on, what it pays, and that it is selected', async () => {
  const event = put({});
  const user = await drawPart(
    <>
      <PriceCell event={event} marketId={id} pick="1" look="over" />
      <PriceCell event={event} marketId={id} pick="X" look="over" />
    </>,
  );
  expect(names()).toEqual(['Ayeyar FC to win, 1.62', 'Draw, 3.85']);
  await user.click(screen.getByRole('button', { name: 'Ayeyar FC to win, 1.62' }));
  const selected = screen.getByRole('button', { name: 'Ayeyar FC to win, 1.62, selected' });
  expect(selected.getAttribute('aria-pressed')).toBe('true');
  await user.click(selected);
  expect(names()).toEqual(['Ayeyar FC to win, 1.62', 'Draw, 3.85']);
});

test('of one market one price is selected: another takes its place', async () => {
  const event = put({});
  const user = await drawPart(
    <>
      <PriceCell event={event} marketId={id} pick="1" look="over" />
      <PriceCell event={event} marketId={id} pick="X" look="over" />
    </>,
  );
  await user.click(screen.getByRole('button', { name: /Ayeyar/u }));
  await user.click(screen.getByRole('button', { name: /Draw/u }));
  expect(names()).toEqual(['Ayeyar FC to win, 1.62', 'Draw, 3.85, selected']);
});

test('a price that moves says which way, and an older word does not take it back', async () => {
  const event = put({});
  await drawPart(<PriceCell event={event} marketId={id} pick="1" look="over" />);
  put({ prices: ['1.7000', '3.8000', '4.9000'] });
  expect(names()).toEqual(['Ayeyar FC to win, 1.70, up']);
  put({ prices: ['1.5000', '3.8000', '4.9000'] });
  expect(names()).toEqual(['Ayeyar FC to win, 1.50, down']);
  const old = marketOf({ ...RESULT, id, prices: ['9.0000', '3.8000', '4.9000'], version: 1 });
  act(() => book.putEvents([eventOf({ id: '1', markets: [old] })]));
  expect(names()).toEqual(['Ayeyar FC to win, 1.50, down']);
});

test('a suspended price shows a lock and takes no tap', async () => {
  const event = put({ state: 'SUSPENDED' });
  const user = await drawPart(<PriceCell event={event} marketId={id} pick="1" look="over" />);
  const cell = screen.getByRole('button', { name: 'Ayeyar FC to win, 1.62, suspended' });
  expect(cell.querySelector('svg')).not.toBeNull();
  await user.click(cell);
  expect(cell.getAttribute('aria-pressed')).toBe('false');
});

test('a pick that cannot come about any more is closed, whatever its market says', async () => {
  const event = put({ prices: ['1.0001', '3.8500', '5.2000'] });
  await drawPart(<PriceCell event={event} marketId={id} pick="1" look="over" />);
  expect(names()).toEqual(['Ayeyar FC to win, 1.00, closed']);
});

test.each([
  ['hong_kong', '0.95'],
  ['malay', '0.950'],
  ['indonesian', '−1.053'],
  ['american', '−105'],
] as const)('a price is written as the member wants it: %s', async (format, written) => {
  const event = put({ prices: ['1.9500', '3.8000', '4.9000'] });
  changePreferences({ format });
  await drawPart(<PriceCell event={event} marketId={id} pick="1" look="over" />);
  expect(names()).toEqual([`Ayeyar FC to win, ${written}`]);
});

test('a body shows its fee beside the side that it is printed for', async () => {
  const fee = { text: '1-20', upper: 'away' as const };
  const body = marketOf({ id: '12', code: 'body_handicap', picks: ['home', 'away'], prices: [], fee });
  const event = eventOf({ id: '1', markets: [body] });
  act(() => book.putEvents([event]));
  await drawPart(
    <>
      <PriceCell event={event} marketId="12" pick="home" look="over" />
      <PriceCell event={event} marketId="12" pick="away" look="over" />
    </>,
  );
  expect(names()).toEqual(['Ayeyar FC (Lower), fee 1-20', 'Delta City (Upper), fee 1-20']);
  const shown = [...document.querySelectorAll('button')].map((button) =>
    [...button.querySelectorAll('[aria-hidden]')].map(({ textContent }) => textContent).join(' '),
  );
  expect(shown).toEqual(['Lower', 'Upper 1-20']);
});
