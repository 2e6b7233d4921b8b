import { fork } from 'node:child_process';
import { join } from 'node:path';
import { Halt } from '../../tools/halt.ts';
import type { Answer, Order, Rates } from './serve-runs.ts';

/** One of the two revisions, with a server and databases of its own, ready to run. */
export interface RevisionSide extends AsyncDisposable {
  run(order: Order): Promise<Rates>;
}

const LINES_KEPT = 12;
const CHARACTERS_KEPT = 10_000;

/** Starts the runs of the revision that is checked out in the folder. */
export const openSide = async (name: string, folder: string): Promise<RevisionSide> => {
  const child = fork(join(folder, 'bench/against/serve-runs.ts'), [], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text: Buffer) => (output = (output + text.toString()).slice(-CHARACTERS_KEPT)));
  const ended = new Promise<never>((_, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      const lines = output.trimEnd().split('\n').slice(-LINES_KEPT);
      reject(new Halt(`The runs of ${name} ended with ${code}.`, lines));
    });
  });
  // Nobody waits between two orders; the next one is told.
  ended.catch(() => {});
  const nextAnswer = (): Promise<Answer> =>
    Promise.race([new Promise<Answer>((resolve) => child.once('message', resolve)), ended]);
  await nextAnswer();
  return {
    run: async (order) => {
      const answered = nextAnswer();
      if (child.connected) child.send(order);
      const answer = await answered;
      if ('ready' in answer) throw new Error(`${name} answered before it was asked`);
      return answer.rates;
    },
    [Symbol.asyncDispose]: async () => {
      if (child.connected) child.disconnect();
      await ended.catch(() => {});
    },
  };
};
