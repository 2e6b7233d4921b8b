import { LOTTERY_RULES } from '@hintha/lottery';
import { loadLotteryMessages } from '@hintha/messages';
import { expect, test } from 'vitest';
import { wordsOfRule } from './rule-words.ts';

test('every play of every lottery has a sentence that says when it wins', async () => {
  const { rules: sentences } = await loadLotteryMessages('en');
  for (const { plays } of LOTTERY_RULES.values())
    for (const { rule } of plays.values()) expect(sentences).toHaveProperty(wordsOfRule(rule).sentence);
});

test('the sentence of a group names how often its digits come', () => {
  const play = LOTTERY_RULES.get('SSC')?.plays.get('S5_ZU60');
  expect(play && wordsOfRule(play.rule)).toMatchObject({ sentence: 'group', places: '2 + 1 + 1 + 1' });
});
