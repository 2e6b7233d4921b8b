import { expect, test } from 'vitest';
import { wrapMarks } from './wrap-marks.ts';

test('a mark goes around what is marked, which stays marked', () => {
  expect(wrapMarks({ text: 'one two', from: 4, to: 7 }, 'bold')).toEqual({
    text: 'one <strong>two</strong>',
    from: 4,
    to: 24,
  });
});

test('each line of a list is an item', () => {
  expect(wrapMarks({ text: 'a\nb', from: 0, to: 3 }, 'steps').text).toBe('<ol><li>a</li><li>b</li></ol>');
});
