import { expect, test } from 'vitest';
import { repeat } from './repeat.ts';

test('a turn that fails does not end the work', async () => {
  const errors: unknown[] = [];
  let turns = 0;
  const work = async () => {
    turns += 1;
    if (turns === 2) throw new Error('second');
  };
  const repeated = repeat(1, work, (error) => errors.push(error));
  await expect.poll(() => turns).toBeGreaterThan(3);
  await repeated.close();
  expect(errors).toEqual([new Error('second')]);
});

test('closing waits for the turn that runs and no other one begins', async () => {
  const turns: PromiseWithResolvers<void>[] = [];
  const work = () => {
    const turn = Promise.withResolvers<void>();
    turns.push(turn);
    return turn.promise;
  };
  const repeated = repeat(1, work, () => undefined);
  const closed = repeated.close();
  for (const { resolve } of turns) resolve();
  await closed;
  expect(turns).toHaveLength(1);
});
