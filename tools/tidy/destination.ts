import { builtinModules } from 'node:module';
import { posix } from 'node:path';
import { resolveEntryPoint, type Workspaces } from './workspaces.ts';

const BUILTIN: ReadonlySet<string> = new Set(builtinModules);

function packageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** Where an import leads: a path of ours, or `npm:` or `node:` and a name. */
export function findDestination(from: string, specifier: string, workspaces: Workspaces): string {
  const [plain = ''] = specifier.split('?');
  if (plain.startsWith('.')) return posix.join(posix.dirname(from), plain);
  const own = resolveEntryPoint(plain, workspaces);
  if (own !== undefined) return own;
  const name = packageName(plain.replace(/^node:/, ''));
  return plain.startsWith('node:') || BUILTIN.has(name) ? `node:${name}` : `npm:${packageName(plain)}`;
}
