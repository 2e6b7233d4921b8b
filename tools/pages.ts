import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { compressPages } from './pages/compress-pages.ts';
import { tooHeavy } from './pages/start-size.ts';
import { Halt, runCommand } from './halt.ts';
import { runSteps, type Step, terminalScreen } from './progress.ts';
import { runProgram } from './run-program.ts';
import { ROOT } from './settings.ts';

const NOT_BUILT = /\/migrations\/|\.test\.tsx?$/;

/** The folders of the apps that have pages to build. */
function pageFolders(root: string): string[] {
  return globSync('apps/*/{,client/}vite.config.ts', { cwd: root }).map(dirname).sort();
}

/** The app that the pages belong to: what a page and a program share stands beside the folder of the pages. */
function appOf(folder: string): string {
  return folder.split('/').slice(0, 2).join('/');
}

/** One number for everything that the pages of a folder are made of; tests and results of a build are no part of it. */
export function hashOfSources(folder: string, root: string = ROOT): string {
  const files = globSync(
    [
      `${appOf(folder)}/**/*.*`,
      'packages/**/{src/**/*.*,package.json}',
      'tools/pages/*.ts',
      'package-lock.json',
    ],
    {
      cwd: root,
      exclude: (name) => name === 'node_modules' || name === 'dist',
    },
  )
    .filter((file) => !NOT_BUILT.test(file) && statSync(join(root, file)).isFile())
    .sort();
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

function stampOf(folder: string, root: string): string {
  return join(root, folder, 'dist/.built');
}

/** Whether the built pages come from the sources as they are. */
export function isBuilt(folder: string, root: string = ROOT): boolean {
  const stamp = stampOf(folder, root);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hashOfSources(folder, root);
}

/** Builds the pages of an app, unless they stand built from these very sources. */
async function buildPages(folder: string): Promise<string | undefined> {
  if (isBuilt(folder)) return 'unchanged';
  const hash = hashOfSources(folder);
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const place = { cwd: join(ROOT, folder) };
  const { ok, lastLines } = await runProgram(process.execPath, [vite, 'build', '--logLevel', 'warn'], place);
  if (!ok) throw new Halt(`The pages of ${folder} could not be built.`, lastLines);
  compressPages(join(ROOT, folder, 'dist'));
  const heavy = tooHeavy(appOf(folder), join(ROOT, folder, 'dist'));
  if (heavy.length > 0) throw new Halt(`The pages of ${folder} have become too heavy.`, heavy);
  writeFileSync(stampOf(folder, ROOT), hash);
  return undefined;
}

/** One step for each app with pages. */
export function pageSteps(): Step[] {
  return pageFolders(ROOT).map((folder) => ({
    name: `pages of ${basename(appOf(folder))}`,
    run: () => buildPages(folder),
  }));
}

if (import.meta.main) {
  await runCommand(async () => {
    await runSteps(pageSteps(), terminalScreen());
    return 0;
  });
}
