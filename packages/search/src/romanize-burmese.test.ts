import { expect, test } from 'vitest';
import { romanizeBurmese, spellingsOf } from './romanize-burmese.ts';

test.each([
  ['ရွှေ', 'shwe'],
  ['မြန်မာ', 'myanma'],
  ['ဟင်္သာ', 'hintha'],
  ['ပုဂံ', 'pugan'],
  ['အောင်', 'aung'],
  ['ကျောက်စိမ်း', 'kyauksein'],
  ['ခင်', 'khin'],
  ['လှိုင်', 'hlaing'],
  ['ထွန်း', 'htun'],
  ['နဂါး', 'naga'],
  ['ပေါင်း', 'paung'],
  ['Gold ရွှေ 9', 'Gold shwe 9'],
])('%s is written %s', (burmese, latin) => {
  expect(romanizeBurmese(burmese)).toBe(latin);
});

test.each([
  ['နဂါး', ['naga', 'nagar']],
  ['ကျား', ['kya', 'kyar']],
  ['ရွှေငါး', ['shwenga', 'shwengar']],
  ['ကြာပန်း', ['kyapan']],
])('%s is spelled %j', (burmese, spellings) => {
  expect(spellingsOf(burmese)).toEqual(spellings);
});
