import { spawn } from 'node:child_process';

interface Place {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string | undefined>>;
}

export interface Ending {
  readonly ok: boolean;
  /** The end of what it printed, on both streams. */
  readonly lastLines: readonly string[];
}

const LINES_KEPT = 60;
const CHARACTERS_KEPT = 100_000;

/** Runs a program quietly to its end; one that cannot be started ends badly, with the reason as its only line. */
export function runProgram(
  program: string,
  parameters: readonly string[],
  place: Place = {},
): Promise<Ending> {
  return new Promise((done) => {
    let output = '';
    const child = spawn(program, parameters, {
      ...place,
      env: { ...process.env, NO_COLOR: '1', ...place.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const keep = (text: Buffer): void => {
      output = (output + text.toString()).slice(-CHARACTERS_KEPT);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => done({ ok: false, lastLines: [error.message] }));
    child.on('close', (code) => {
      done({ ok: code === 0, lastLines: output.trimEnd().split('\n').slice(-LINES_KEPT) });
    });
  });
}
