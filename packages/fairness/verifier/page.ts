import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';

/** What the page needs of this package; each stands after those it uses. */
const MODULES = [
  'encode',
  'sha256',
  'hmac-sha256',
  'server-seed',
  'client-seed',
  'commitment',
  'words',
  'word-stream',
  'round-message',
  'verify-round',
];

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

// A page opened from a disk may not import files beside it, so the modules are laid end to end in one script.
const inline = (name: string): string =>
  stripTypeScriptTypes(read(`../src/${name}.ts`))
    .replaceAll(/^import [^;]*;$/gm, '')
    .replaceAll(/^export /gm, '')
    .trim();

/** The stand-alone verifier: one HTML file that holds this package's own code and works offline once saved. */
export const verifierPage = (): string =>
  read('./page.html').replace('/* MODULES */', () => MODULES.map(inline).join('\n'));
