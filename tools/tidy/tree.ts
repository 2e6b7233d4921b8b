import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const NOT_OURS: ReadonlySet<string> = new Set([
  'node_modules',
  'dist',
  'generated',
  '.data',
  '.git',
  '.tsbuild',
]);

export interface TreeFile {
  /** From the root, with forward slashes. */
  readonly path: string;
  readonly text: () => string;
}

const CODE = /\.(ts|tsx|mjs|js)$/;

export function isCode(path: string): boolean {
  return CODE.test(path);
}

export function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path);
}

function walk(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (NOT_OURS.has(entry.name)) return [];
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return walk(root, path);
    return entry.isFile() ? [path] : [];
  });
}

/** Every file that somebody wrote, in order of their paths. */
export function readTree(root: string): TreeFile[] {
  return walk(root, '')
    .sort()
    .map((path) => ({ path, text: readOnce(join(root, path)) }));
}

/** Each file is looked at by every check. */
function readOnce(file: string): () => string {
  let text: string | undefined;
  return () => (text ??= readFileSync(file, 'utf8'));
}
