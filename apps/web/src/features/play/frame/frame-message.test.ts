import { expect, test } from 'vitest';
import { frameOrigin, readFrameMessage } from './frame-message.ts';

const frame = { origin: 'http://127.0.0.1:8082', window: { name: 'game' } };
const sent = (data: unknown, change: { origin?: string; source?: unknown } = {}) =>
  readFrameMessage({ origin: frame.origin, source: frame.window, data, ...change }, frame);

test('the three messages of a game are read', () => {
  expect(sent({ type: 'hintha:close' })).toEqual({ type: 'hintha:close' });
  expect(sent({ type: 'hintha:deposit', amount: 5 })).toEqual({ type: 'hintha:deposit' });
  expect(sent({ type: 'hintha:title', title: ' Inle King ' })).toEqual({
    type: 'hintha:title',
    title: 'Inle King',
  });
});

test('a message of another origin or another window is not heard', () => {
  expect(sent({ type: 'hintha:close' }, { origin: 'http://127.0.0.1:8080' })).toBeUndefined();
  expect(sent({ type: 'hintha:close' }, { source: { name: 'other' } })).toBeUndefined();
});

test.each([
  null,
  'hintha:close',
  7,
  [],
  {},
  { type: 'close' },
  { type: 'hintha:title' },
  { type: 'hintha:title', title: 9 },
  { type: 'hintha:title', title: '  ' },
])('a message of another shape is not heard: %o', (data) => {
  expect(sent(data)).toBeUndefined();
});

test('a title is cut to what the strip can hold', () => {
  expect(sent({ type: 'hintha:title', title: 'x'.repeat(500) })).toEqual({
    type: 'hintha:title',
    title: 'x'.repeat(80),
  });
});

test('only an http address of another origin is framed', () => {
  expect(frameOrigin('http://127.0.0.1:8082/play?s=1', 'http://127.0.0.1:8080')).toBe(
    'http://127.0.0.1:8082',
  );
  expect(frameOrigin('http://127.0.0.1:8080/play', 'http://127.0.0.1:8080')).toBeUndefined();
  expect(frameOrigin('javascript:alert(1)', 'http://127.0.0.1:8080')).toBeUndefined();
  expect(frameOrigin('data:text/html,x', 'http://127.0.0.1:8080')).toBeUndefined();
  expect(frameOrigin('nothing', 'http://127.0.0.1:8080')).toBeUndefined();
});
