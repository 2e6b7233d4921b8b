import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The scripts that a page asks for by itself, with everything that they import before they run. */
export function startScripts(folder: string, later: readonly string[] = []): string[] {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const asked = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, file = '']) => file);
  const wanted = [...asked, ...later];
  const seen = new Set<string>();
  for (let file = wanted.pop(); file !== undefined; file = wanted.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const text = readFileSync(join(folder, file), 'utf8');
    for (const [, name = ''] of text.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g))
      wanted.push(`assets/${name}`);
  }
  return [...seen];
}

interface Bound {
  readonly what: string;
  /** Parts that are loaded after the page itself and belong to what is weighed. */
  readonly later: string;
  readonly mostKb: number;
}

/** What scripts may weigh as they are sent, in thousands of bytes. */
const BOUNDS: Readonly<Record<string, readonly Bound[]>> = {
  'apps/console': [
    { what: 'the sign-in of the console', later: '', mostKb: 140 },
    { what: 'the console without a page', later: 'assets/app-shell-*.js', mostKb: 190 },
  ],
  'apps/web': [
    { what: 'the shell of the site', later: '', mostKb: 97 },
    {
      what: 'home and what stands around it',
      later: 'assets/{home,frame,header,notice-strip}-*.js',
      mostKb: 137,
    },
    { what: 'a lobby of games', later: 'assets/{lobby,frame,header,notice-strip}-*.js', mostKb: 141 },
  ],
};

const KB = 1000;

function weighKb(folder: string, later: string): number {
  const parts = later === '' ? [] : globSync(later, { cwd: folder });
  if (later !== '' && parts.length === 0) throw new Error(`no part of ${folder} is called ${later}`);
  const sizes = startScripts(folder, parts).map((file) => {
    const path = join(folder, file);
    return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
  });
  return sizes.reduce((sum, size) => sum + size, 0) / KB;
}

/** What of the pages of an app weighs more than it may, in words; built and compressed they stand in a folder. */
export function tooHeavy(app: string, folder: string, bounds = BOUNDS[app] ?? []): string[] {
  return bounds.flatMap(({ what, later, mostKb }) => {
    const kb = weighKb(folder, later);
    return kb <= mostKb ? [] : [`${what}: ${kb.toFixed(1)} kB of script, where ${mostKb} are allowed`];
  });
}
