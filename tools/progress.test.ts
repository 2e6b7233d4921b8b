import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { runSteps, type Screen, type Step } from './progress.ts';

function recorder(live: boolean): { screen: Screen; text: () => string } {
  const written: string[] = [];
  return { screen: { live, columns: 80, write: (text) => written.push(text) }, text: () => written.join('') };
}

const quick: Step = { name: 'database', run: async () => 'embedded' };
const broken: Step = {
  name: 'server',
  run: async () => {
    throw new Error('no');
  },
};

test('in a log each step has a line when it starts and one when it ends', async () => {
  const { screen, text } = recorder(false);
  await runSteps([quick], screen);
  expect(text()).toMatch(/^… database\n✓ database {2}\d+\.\d s {2}embedded\n$/);
});

test('a step that fails is marked, and no other follows', async () => {
  const { screen, text } = recorder(false);
  await expect(runSteps([broken, quick], screen)).rejects.toThrow('no');
  expect(text()).toMatch(/✗ server {2}\d+\.\d s\n$/);
});

test('on a terminal one line says what the step is doing, and is cleared', async () => {
  const { screen, text } = recorder(true);
  const slow: Step = {
    name: 'server',
    run: async (say) => {
      say('seeding');
      await sleep(250);
      return undefined;
    },
  };
  await runSteps([slow], screen);
  expect(text()).toContain('seeding');
  expect(text()).not.toContain('\u001B[2K\n');
  expect(text().split('\n')).toHaveLength(2);
});
