import fc from 'fast-check';
import { expect, test } from 'vitest';
import { backOffMs, takeFrames } from './event-text.ts';

test('a frame gives its payload, and what is not whole yet stays', () => {
  expect(takeFrames('event: a\ndata: {"x":1}\n\ndata: {"y"')).toEqual({
    payloads: ['{"x":1}'],
    rest: 'data: {"y"',
  });
});

test('a heartbeat has no payload', () => {
  expect(takeFrames(': ping\n\n')).toEqual({ payloads: [], rest: '' });
});

test('lines may end as on Windows, and a payload may span several', () => {
  expect(takeFrames('data: a\r\ndata: b\r\n\r\n').payloads).toEqual(['a\nb']);
});

test('wherever a stream is cut, the same payloads come out', () => {
  const stream = 'data: one\n\n: ping\n\nevent: x\ndata: two\n\ndata: three\n\n';
  fc.assert(
    fc.property(fc.array(fc.nat(stream.length), { maxLength: 6 }), (cuts) => {
      const at = [0, ...cuts.toSorted((a, b) => a - b), stream.length];
      let text = '';
      const heard: string[] = [];
      for (let i = 1; i < at.length; i++) {
        const { payloads, rest } = takeFrames(text + stream.slice(at[i - 1], at[i]));
        heard.push(...payloads);
        text = rest;
      }
      expect(heard).toEqual(['one', 'two', 'three']);
    }),
  );
});

test('the wait doubles from a second and never passes half a minute by more than a quarter', () => {
  expect(backOffMs(0, 0.5)).toBe(1000);
  expect(backOffMs(3, 0.5)).toBe(8000);
  expect(backOffMs(50, 1)).toBe(37_500);
  expect(backOffMs(0, 0)).toBe(750);
});
