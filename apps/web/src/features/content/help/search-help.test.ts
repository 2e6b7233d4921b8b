import { expect, test } from 'vitest';
import { searchHelp } from './search-help.ts';

const entries = [
  { id: '1', title: 'Pay in', lead: 'From the order', content: '<p>Send the <strong>amount</strong>.</p>' },
  { id: '2', title: 'ငွေထုတ်ခြင်း', lead: '', content: '<p>ငွေပေးချေမှု စကားဝှက်</p>' },
];
const found = (typed: string) => searchHelp(entries, typed).map(({ id }) => id);

test('CONTENT-003 the help is found by what it says, in any language, and not by its marks', () => {
  expect(found('')).toEqual(['1', '2']);
  expect(found('AMOUNT pay')).toEqual(['1']);
  expect(found('စကားဝှက်')).toEqual(['2']);
  expect(found('strong')).toEqual([]);
  expect(found('amount ငွေ')).toEqual([]);
});
