import type { catalogue } from '@hintha/contract';
import { loadMessages } from '@hintha/messages';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { drawPart } from '../../../../test/draw-part.tsx';
import { waitFarAway } from '../../../../test/scroll-near.ts';
import { PlayingNow } from './playing-now.tsx';

const { home } = await loadMessages('en');
const words = home.playing;

/** The page's end of the stream, from which the test speaks. */
class Stream extends EventTarget {
  static opened: Stream[] = [];
  isOpen = true;
  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
    Stream.opened.push(this);
  }

  close(): void {
    this.isOpen = false;
  }
}

let comeNear: () => void;

beforeEach(() => {
  Stream.opened = [];
  vi.stubGlobal('EventSource', Stream);
  comeNear = waitFarAway();
});

const bet = (player: string, more: Partial<catalogue.PlayingView> = {}): catalogue.PlayingView => ({
  player,
  gameName: `Game of ${player}`,
  cover: '/art/cover/A/one.svg',
  stake: '1500.00',
  placedAt: Date.now(),
  demo: false,
  ...more,
});

const stream = (): Stream => {
  const last = Stream.opened.at(-1);
  if (last === undefined) throw new Error('the row has not asked yet');
  return last;
};
const tell = (...bets: catalogue.PlayingView[]) =>
  act(async () => stream().dispatchEvent(new MessageEvent('message', { data: JSON.stringify({ bets }) })));
const breakOff = () => act(async () => stream().dispatchEvent(new Event('error')));
const shown = () => screen.queryAllByRole('listitem').map((item) => item.querySelector('b')?.textContent);

const open = async () => {
  const user = await drawPart(<PlayingNow />);
  act(() => comeNear());
  return user;
};

test('the row keeps its room and asks for nothing until it comes near', async () => {
  await drawPart(<PlayingNow />);
  expect(Stream.opened).toEqual([]);
  expect(screen.getByRole('heading', { name: words.title })).toBeDefined();
  act(() => comeNear());
  expect(stream().url).toMatch(/^\/lgw\/playing\/stream\?language=\w+$/);
});

test('bets stand with game, stake and masked name, the newest first, and no more than eight', async () => {
  await open();
  await tell(bet('a***bc', { demo: true }));
  const [first] = screen.getAllByRole('listitem');
  expect(first?.textContent).toContain('a***bc');
  expect(first?.textContent).toContain('1,500');
  expect(first?.textContent).toContain(home.winners.demo);
  await tell(bet('new'));
  expect(shown()).toEqual(['Game of new', 'Game of a***bc']);
  await tell(...Array.from({ length: 8 }, (_, at) => bet(`m${at}`)));
  expect(shown()).toEqual(Array.from({ length: 8 }, (_, at) => `Game of m${at}`));
});

test('a quiet day has no row, and one begins with its first bet', async () => {
  await open();
  await tell();
  expect(screen.queryByRole('heading', { name: words.title })).toBeNull();
  await tell(bet('first'));
  expect(shown()).toEqual(['Game of first']);
});

test('an operator who shows no bets leaves no empty row', async () => {
  await open();
  await breakOff();
  expect(screen.queryByRole('heading', { name: words.title })).toBeNull();
});

test('a stream that broke off shows nothing twice', async () => {
  await open();
  await tell(bet('one'));
  await breakOff();
  expect(shown()).toEqual(['Game of one']);
  await tell(bet('two'), bet('one'));
  expect(shown()).toEqual(['Game of two', 'Game of one']);
});

test('who looks can hold the row still', async () => {
  const user = await open();
  await tell(bet('one'));
  await user.click(screen.getByRole('button', { name: words.pause }));
  expect(stream().isOpen).toBe(false);
  expect(shown()).toEqual(['Game of one']);
  await user.click(screen.getByRole('button', { name: words.go }));
  await waitFor(() => expect(Stream.opened).toHaveLength(2));
});
