import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config.ts';

/** Scripts come from this site alone; frames from the studio, whose games the site shows. */
export const contentSecurity = (config: Config): Record<string, string[]> => ({
  'default-src': ["'none'"],
  'script-src': ["'self'", ...inlineScripts(config.pages)],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'frame-src': [new URL(config.studioUrl).origin],
  'manifest-src': ["'self'"],
  'worker-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
});

/** The hashes of the page's own inline scripts, which its build leaves in csp.json. */
const inlineScripts = (pages: string): string[] => {
  const file = join(pages, 'csp.json');
  if (!existsSync(file)) return [];
  const { scripts } = JSON.parse(readFileSync(file, 'utf8')) as { scripts: string[] };
  return scripts.map((hash) => `'${hash}'`);
};

/** The console shows nothing of anybody else and is shown by nobody else. */
export const CONSOLE_SECURITY: Readonly<Record<string, string[]>> = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};
