import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Halt } from './halt.ts';
import { runProgram } from './run-program.ts';

type Environment = Readonly<Record<string, string | undefined>>;

// The shell has no window, tabs or address bar to draw: a visit takes it little more than half of the processor time.
const SHELL = 'chromium-headless-shell';
const COMMANDS = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'] as const;
/** Debian's packages, the lightest first; its like may lack the first. */
const PACKAGES = [SHELL, 'chromium'] as const;
const MAC_APPS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
] as const;

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function findCommand(name: string, env: Environment): string | undefined {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

/** The program of a Chromium or Chrome: the one CHROME_PATH names, or the first that is installed. */
export function findBrowser(env: Environment = process.env): string | undefined {
  if (env.CHROME_PATH) {
    if (isExecutable(env.CHROME_PATH)) return env.CHROME_PATH;
    throw new Halt(
      `CHROME_PATH names ${env.CHROME_PATH}, which is no program: correct it or leave it unset.`,
    );
  }
  for (const name of COMMANDS) {
    const found = findCommand(name, env);
    if (found !== undefined) return found;
  }
  return MAC_APPS.find(isExecutable);
}

async function installByApt(apt: string, env: Environment, say: (text: string) => void): Promise<void> {
  const quiet = { env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } };
  say('reading the package lists');
  // A source that is out of reach makes this fail, while the lists that are there may still do.
  await runProgram(apt, ['update'], quiet);
  let said: readonly string[] = [];
  for (const name of PACKAGES) {
    say(`installing ${name}`);
    const { ok, lastLines } = await runProgram(
      apt,
      ['install', '-y', '--no-install-recommends', name],
      quiet,
    );
    if (ok) return;
    said = lastLines;
  }
  throw new Halt(
    'apt-get could not install chromium: install it by hand, or set CHROME_PATH.',
    said.slice(-10),
  );
}

function mayInstall(): boolean {
  return process.getuid?.() === 0;
}

/** The browser for the journeys: one that is there, or, for root on Debian and its like, one installed now. */
export async function needBrowser(
  say: (text: string) => void,
  env: Environment = process.env,
  isRoot: boolean = mayInstall(),
): Promise<string> {
  const found = findBrowser(env);
  if (found !== undefined) return found;
  const apt = isRoot ? findCommand('apt-get', env) : undefined;
  if (apt !== undefined) await installByApt(apt, env, say);
  const installed = findBrowser(env);
  if (installed === undefined) {
    throw new Halt('No browser was found: install Chromium or Chrome, or set CHROME_PATH to its program.');
  }
  return installed;
}

/** What the browser says that it is. */
export function browserVersion(program: string): string {
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return (stdout ?? '').trim() || program;
}
