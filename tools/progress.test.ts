import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { runLanes, runSteps, type Screen, type Step } from './progress.ts';

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

/** Steps that end when they are told to. */
function openSteps(...names: string[]) {
  const ends = new Map(names.map((name) => [name, Promise.withResolvers<string | undefined>()]));
  const steps = names.map((name): Step => ({ name, run: async () => ends.get(name)?.promise }));
  return { steps, end: (name: string) => ends.get(name)?.resolve(undefined) };
}

const withoutTimes = (text: string): string[] =>
  text
    .replaceAll(/ {2}\d+\.\d s/g, '')
    .trimEnd()
    .split('\n');

test('lanes run beside one another, and a step is told when it ends', async () => {
  const { screen, text } = recorder(false);
  const { steps, end } = openSteps('types', 'format', 'lint');
  const [types, format, lint] = steps as [Step, Step, Step];
  const done = runLanes([[types], [format, lint]], screen, String);
  end('format');
  await vi.waitFor(() => expect(text()).toContain('… lint'));
  end('lint');
  await vi.waitFor(() => expect(text()).toContain('✓ lint'));
  end('types');
  expect(await done).toEqual([]);
  expect(withoutTimes(text())).toEqual(['… types', '… format', '✓ format', '… lint', '✓ lint', '✓ types']);
});

test('a failure stands whole below its step, ends no lane, and both that failed are named', async () => {
  const { screen, text } = recorder(false);
  const lanes = [
    [broken, quick],
    [quick, { ...broken, name: 'studio' }],
  ];
  expect((await runLanes(lanes, screen, () => 'first line\nsecond line\n')).toSorted()).toEqual([
    'server',
    'studio',
  ]);
  const lines = withoutTimes(text());
  for (const name of ['server', 'studio'])
    expect(lines.slice(lines.indexOf(`✗ ${name}`)).slice(1, 3)).toEqual(['first line', 'second line']);
  expect(lines.filter((line) => line.startsWith('✓'))).toHaveLength(2);
});

test('on a terminal one line shows all that is in progress', async () => {
  const { screen, text } = recorder(true);
  const { steps, end } = openSteps('types', 'lint');
  const done = runLanes(
    steps.map((step) => [step]),
    screen,
    String,
  );
  await vi.waitFor(() => expect(text()).toMatch(/types {2}\d+\.\d s {3}lint {2}\d+\.\d s/));
  end('types');
  end('lint');
  await done;
  expect(text().split('\n')).toHaveLength(3);
});
