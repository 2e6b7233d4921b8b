import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config.ts';

/** What the pages may load from elsewhere, as the operator has set it: origins of `https` alone. */
export interface ExternalOrigins {
  readonly pictures: readonly string[];
  readonly games: readonly string[];
  readonly addresses: readonly string[];
  /** Whether visits are counted by the service that `gtagId` is of. */
  readonly counted: boolean;
}

type Source = string | (() => string);

// Google Analytics asks for these of a page's policy: developers.google.com/tag-platform/security/guides/csp
const COUNTER = {
  'script-src': 'https://www.googletagmanager.com',
  'img-src': 'https://www.googletagmanager.com https://*.google-analytics.com',
  'connect-src':
    'https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com',
} as const;

/**
 * Scripts come from this site alone, and from the counter of visits where the operator has one; pictures also from the
 * operator's hosts; frames from the studio, whose games the site shows, and from the hosts
 * that the operator has for it.
 */
export const contentSecurity = (
  config: Config,
  origins: () => ExternalOrigins,
): Record<string, Source[]> => ({
  'default-src': ["'none'"],
  'script-src': ["'self'", ...inlineScripts(config.pages), counter(origins, 'script-src')],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', () => origins().pictures.join(' '), counter(origins, 'img-src')],
  'font-src': ["'self'"],
  'connect-src': ["'self'", () => origins().addresses.join(' '), counter(origins, 'connect-src')],
  'frame-src': [new URL(config.studioUrl).origin, () => origins().games.join(' ')],
  'manifest-src': ["'self'"],
  'worker-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
});

const counter = (origins: () => ExternalOrigins, kind: keyof typeof COUNTER) => () =>
  origins().counted ? COUNTER[kind] : '';

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
