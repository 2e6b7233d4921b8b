import { expect, test } from 'vitest';
import { eventOf, marketOf } from '../../../../test/given-matches.ts';
import { Book } from './book.ts';

/** A book whose arrows go when the test says so. */
const openBook = () => {
  const waiting: (() => void)[] = [];
  return {
    book: new Book((run) => waiting.push(run)),
    passTime: () => waiting.splice(0).forEach((run) => run()),
  };
};

const counted = (subscribe: (listener: () => void) => unknown) => {
  let words = 0;
  subscribe(() => (words += 1));
  return () => words;
};

const [FIRST, SECOND] = [marketOf({ id: '1' }), marketOf({ id: '2', code: 'over_under' })];
const live = (own: object = {}) => ({ ...eventOf({}).live, state: 'LIVE' as const, ...own });
const hear = (book: Book, ...markets: ReturnType<typeof marketOf>[]) =>
  book.hear({ events: [], markets: markets.map((market) => ({ ...market, eventId: '1' })) });

test('a price that moves is a word to its own market alone', () => {
  const { book } = openBook();
  book.putList([eventOf({ markets: [FIRST, SECOND] })]);
  const [first, second] = [counted(book.onMarket('1')), counted(book.onMarket('2'))];
  hear(book, { ...FIRST, version: 2, prices: ['1.7000', '3.8500', '5.1000'] });
  expect([first(), second()]).toEqual([1, 0]);
  expect(book.market('1')?.moves).toEqual({ '1': 'up', '2': 'down' });
});

test('arrows go after their time, and of two moves the later one keeps its own', () => {
  const { book, passTime } = openBook();
  book.putList([eventOf({ markets: [FIRST] })]);
  hear(book, { ...FIRST, version: 2, prices: ['1.7000', '3.8500', '5.2000'] });
  passTime();
  expect(book.market('1')?.moves).toEqual({});
});

test('an earlier version of a market is not heard, and neither is the same once more', () => {
  const { book } = openBook();
  book.putList([eventOf({ markets: [{ ...FIRST, version: 5 }] })]);
  const heard = counted(book.onMarket('1'));
  hear(book, { ...FIRST, version: 4, state: 'CLOSED' }, { ...FIRST, version: 5, state: 'CLOSED' });
  expect([heard(), book.market('1')?.state]).toEqual([0, 'OPEN']);
});

test('of another line no price has moved: it is another bet', () => {
  const { book } = openBook();
  book.putList([eventOf({ markets: [{ ...SECOND, line: '2.5' }] })]);
  hear(book, { ...SECOND, version: 2, line: '3', prices: ['2.0000', '3.8500', '5.2000'] });
  expect(book.market('2')?.moves).toEqual({});
});

test('while a match rests nothing of it is open, whatever its markets say; then all of it is again', () => {
  const { book } = openBook();
  book.putList([eventOf({ live: live(), markets: [FIRST, SECOND] })]);
  const heard = counted(book.onMarket('1'));
  book.hear({ events: [{ id: '1', ...live({ isDanger: true }) }], markets: [] });
  expect([book.market('1')?.state, book.market('2')?.state, heard()]).toEqual(['SUSPENDED', 'SUSPENDED', 1]);
  book.hear({ events: [{ id: '1', ...live() }], markets: [] });
  expect(book.market('1')?.state).toBe('OPEN');
});

test('a body closes with the start of its match, and everything with its end', () => {
  const { book } = openBook();
  const body = marketOf({ id: '3', code: 'body_handicap', prices: [], fee: { text: '1-20', upper: 'home' } });
  book.putList([eventOf({ markets: [FIRST, body] })]);
  const states = () => [book.market('1')?.state, book.market('3')?.state];
  expect(states()).toEqual(['OPEN', 'OPEN']);
  book.hear({ events: [{ id: '1', ...live() }], markets: [] });
  expect(states()).toEqual(['OPEN', 'CLOSED']);
  book.hear({ events: [{ id: '1', ...live({ state: 'ENDED' }) }], markets: [] });
  expect(states()).toEqual(['CLOSED', 'CLOSED']);
});

test('what is said of a match with an earlier clock is not heard', () => {
  const { book } = openBook();
  const clock = (at: number) => ({ seconds: at, at, isRunning: true });
  book.hear({
    events: [{ id: '1', ...live({ clock: clock(20), score: { home: 1, away: 0 } }) }],
    markets: [],
  });
  book.hear({ events: [{ id: '1', ...live({ clock: clock(10) }) }], markets: [] });
  expect(book.live('1')?.score).toEqual({ home: 1, away: 0 });
});

test('a list shows the line that it had, and when that closes the next one that is open', () => {
  const { book } = openBook();
  const [main, other] = [marketOf({ id: '5', line: '2.5' }), marketOf({ id: '4', line: '3' })];
  book.putList([eventOf({ markets: [main] })]);
  book.putEvents([eventOf({ markets: [other, main] })]);
  expect(book.mainId('1', '1x2')).toBe('5');
  const heard = counted(book.onMarketIds('1'));
  hear(book, { ...main, version: 2, state: 'CLOSED' });
  expect([book.mainId('1', '1x2'), heard() > 0]).toEqual(['4', true]);
});

test('of several lines a page shows those that are open, in their order, and one while none is', () => {
  const { book } = openBook();
  const line = (id: string, text: string, own: Partial<typeof FIRST> = {}) =>
    marketOf({ id, code: 'over_under', line: text, ...own });
  const [low, main, high] = [line('8', '1.5', { state: 'SUSPENDED' }), line('7', '2.5'), line('6', '2')];
  book.putEvents([eventOf({ markets: [high, main, low, FIRST] })]);
  expect(book.shownIds('1')).toEqual(['6', '7', '1']);
  expect(book.shownIds('1')).toBe(book.shownIds('1'));
  hear(book, ...[high, main].map((market) => ({ ...market, version: 2, state: 'SUSPENDED' as const })));
  expect(book.shownIds('1')).toEqual(['8', '1']);
});
