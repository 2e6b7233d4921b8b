import { expect, test } from 'vitest';
import { stateOf } from './state-of.ts';

const text = (title: string, content = '') => ({ title, lead: '', content, action: '' });

test('a language is missing, written, or half where a part of what the others say is not there', () => {
  const english = text('A notice', '<p>One</p>');
  expect(stateOf(text(''), [english])).toBe('missing');
  expect(stateOf(text('', '<p>two</p>'), [english])).toBe('half');
  expect(stateOf(text('ကြေညာချက်'), [english])).toBe('half');
  expect(stateOf(text('ကြေညာချက်'), [text('A notice')])).toBe('written');
  expect(stateOf(english, [text('ကြေညာချက်')])).toBe('written');
});
