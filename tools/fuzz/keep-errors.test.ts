import { openLog } from '@hintha/platform';
import { expect, test } from 'vitest';
import { hearErrors, keepErrors } from './keep-errors.ts';

const log = keepErrors(openLog('test', 'silent'));

test('what is written as an error is kept with its call, and an alarm about a vendor is not one', () => {
  const heard: string[] = [];
  hearErrors(heard, () => {
    log.error({ integration: 'SLOTS' }, 'a win without a bet is refused');
    log.error({ err: 'x' }, 'bug');
  });
  log.error({}, 'elsewhere');
  expect(heard).toEqual(['bug {"err":"x"}']);
});
