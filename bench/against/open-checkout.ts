import { execFile } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Halt } from '../../tools/halt.ts';
import { runProgram } from '../../tools/run-program.ts';

const execute = promisify(execFile);

export interface Checkout extends AsyncDisposable {
  readonly folder: string;
  readonly commit: string;
}

/** Our own packages, which every checkout has for itself. */
const SCOPE = '@hintha';

/** The packages of one checkout for another with the same lock; ours point into the other itself. */
function linkPackages(from: string, to: string): void {
  const [packages, linked] = [join(from, 'node_modules'), join(to, 'node_modules')];
  mkdirSync(join(linked, SCOPE), { recursive: true });
  for (const name of readdirSync(packages))
    if (name !== SCOPE && !name.startsWith('.')) symlinkSync(join(packages, name), join(linked, name));
  for (const name of readdirSync(join(packages, SCOPE)))
    symlinkSync(readlinkSync(join(packages, SCOPE, name)), join(linked, SCOPE, name));
}

async function preparePackages(root: string, folder: string): Promise<void> {
  const [lock, other] = [root, folder].map((place) => readFileSync(join(place, 'package-lock.json'), 'utf8'));
  if (lock === other && existsSync(join(root, 'node_modules', SCOPE))) return linkPackages(root, folder);
  const { ok, lastLines } = await runProgram(process.execPath, ['tools/prepare.mjs'], { cwd: folder });
  if (!ok) throw new Halt('The packages of the other revision could not be installed.', lastLines);
}

async function findCommit(root: string, revision: string): Promise<string> {
  try {
    const { stdout } = await execute('git', ['-C', root, 'rev-parse', '--verify', `${revision}^{commit}`]);
    return stdout.trim();
  } catch {
    throw new Halt(`${revision} is no commit of this repository.`);
  }
}

/** Another revision in a worktree of its own, with its packages, gone when it is let go. */
export const openCheckout = async (root: string, revision: string): Promise<Checkout> => {
  const commit = await findCommit(root, revision);
  const place = mkdtempSync(join(tmpdir(), 'hintha-against-'));
  // The database runs as another user when this is run by root, and has to get in.
  chmodSync(place, 0o755);
  const folder = join(place, 'checkout');
  const remove = async (): Promise<void> => {
    rmSync(place, { recursive: true, force: true });
    await execute('git', ['-C', root, 'worktree', 'prune']);
  };
  try {
    await execute('git', ['-C', root, 'worktree', 'add', '--quiet', '--detach', folder, commit]);
    await preparePackages(root, folder);
  } catch (failure) {
    await remove();
    throw failure;
  }
  return { folder, commit, [Symbol.asyncDispose]: remove };
};
