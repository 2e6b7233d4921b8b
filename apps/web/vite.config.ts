import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HINTHA_MARK, PEARL } from '@hintha/art';
import { LANGUAGES, tagOf, wireCodeOf } from '@hintha/contract/languages';
import { build, defineConfig, type Plugin } from 'vite';
import { askAhead } from '../../tools/pages/ask-ahead.ts';

const INLINE_SCRIPT = /<script>([^]*?)<\/script>/g;
const STYLE_LINK = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g;
const FIRST_FONTS = [/\blatin\b/, /\bburmese-400\b/, /\bburmese-600\b/];

const scriptHashes = (html: string) =>
  [...html.matchAll(INLINE_SCRIPT)].map(
    ([, text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`,
  );

const fontPreloads = (names: readonly string[]) =>
  FIRST_FONTS.flatMap((wanted) => names.find((name) => name.endsWith('.woff2') && wanted.test(name)) ?? [])
    .map((name) => `<link rel="preload" as="font" type="font/woff2" href="/${name}" crossorigin>`)
    .join('');

/** What `lang` is for each language that the browser may have kept, by its code. */
const LANGUAGE_TAGS = JSON.stringify(
  Object.fromEntries(LANGUAGES.map((language) => [wireCodeOf(language), tagOf(language)])),
);

/**
 * Makes the first paint need nothing but the page itself: the style of the shell goes into it, the fonts of the
 * first words and the group of the page are asked for at once, and the hashes of the inline scripts go to csp.json for the server's policy.
 */
const firstPaint = (): Plugin => ({
  name: 'first-paint',
  transformIndexHtml: (html) =>
    html
      .replaceAll('%LANGUAGE_TAGS%', LANGUAGE_TAGS)
      .replaceAll('%MARK%', HINTHA_MARK)
      .replaceAll('%PEARL%', `cx="${PEARL.centre[0]}" cy="${PEARL.centre[1]}" r="${PEARL.radius}"`),
  writeBundle: ({ dir = '' }, bundle) => {
    const page = join(dir, 'index.html');
    const styled = readFileSync(page, 'utf8').replaceAll(
      STYLE_LINK,
      (_link, file: string) => `<style>${readFileSync(join(dir, file), 'utf8')}</style>`,
    );
    const ahead = fontPreloads(Object.keys(bundle)) + askAhead(bundle);
    const html = styled.replace('</title>', () => `</title>${ahead}`);
    writeFileSync(page, html);
    writeFileSync(join(dir, 'csp.json'), `${JSON.stringify({ scripts: scriptHashes(html) }, null, 2)}\n`);
  },
});

/** What the worker keeps from the start: the page, and the files that it names. */
const shellFiles = (html: string): string[] => [
  '/',
  '/favicon.svg',
  '/manifest.webmanifest',
  '/art/hero.svg',
  ...new Set([...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file = '']) => file)),
];

/** The worker is a program of its own, made when the page is there, since it carries the names of its files. */
const serviceWorker = (): Plugin => ({
  name: 'service-worker',
  apply: 'build',
  writeBundle: {
    // After the first paint, whose page it keeps.
    order: 'post',
    sequential: true,
    handler: async ({ dir = '' }) => {
      const html = readFileSync(join(dir, 'index.html'), 'utf8');
      const name = createHash('sha256').update(html).digest('hex').slice(0, 16);
      await build({
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        define: {
          SHELL_FILES: JSON.stringify(shellFiles(html)),
          SHELL_NAME: JSON.stringify(`shell-${name}`),
        },
        build: {
          outDir: dir,
          emptyOutDir: false,
          rolldownOptions: {
            input: join(import.meta.dirname, 'src/worker/keep-site.ts'),
            output: { entryFileNames: 'sw.js', format: 'iife' },
          },
        },
      });
    },
  },
});

// What every page starts with comes in one piece.
const SHELL = { name: 'shell', tags: ['$initial' as const], priority: 2 };
// What first visits of home and of the lobbies show beside it: what is added here is loaded by everybody.
const FIRST = {
  name: 'parts',
  test: /web[\\/]src[\\/]shared[\\/]([\w-]+\.tsx?$|(banners|carousels|deposits|format|game|menus|page|router|site|support|unread)[\\/]|articles[\\/]fallback|parts[\\/](choice-chips|select-field|countdown|time-left))|packages[\\/](money|art|ui[\\/]src[\\/](brand|display|icons|controls[\\/]icon))|@tanstack[\\/]/,
  minShareCount: 2,
  priority: 1,
};
// What stands around every page and may come after it.
const FRAME = {
  name: 'frame',
  test: /web[\\/]src[\\/](app[\\/]parts[\\/](?!late)|features[\\/]toasts[\\/])/,
  priority: 1,
};
// What only later pages share comes with the first of them that uses it.
const LATER = [
  {
    name: 'own-pages',
    test: /shared[\\/](account-area|codes|forms|lists|money|parts|phone|pictures|proof|security)[\\/]|games[\\/]kit[\\/]/,
  },
  { name: 'codes', test: /shared[\\/]qr[\\/](?!late|qr-code\.module)/ },
  { name: 'figures', test: /shared[\\/](records|period|export|chart|draws[\\/]use-draw-name)/ },
  { name: 'offers', test: /shared[\\/](bonuses|promotions)[\\/]/ },
  { name: 'articles', test: /shared[\\/](rich|articles)[\\/]/ },
  { name: 'draws', test: /shared[\\/](lottery|draws)[\\/]|packages[\\/](games[\\/]lottery|fairness)[\\/]/ },
  { name: 'matches', test: /shared[\\/]sports[\\/]|packages[\\/]games[\\/]sports[\\/]/ },
].map((group) => ({ ...group, minShareCount: 2 }));

const SERVER = 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [firstPaint(), serviceWorker()],
  css: { transformer: 'lightningcss' },
  build: {
    cssMinify: 'lightningcss',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [SHELL, FIRST, FRAME, ...LATER] },
      },
      // Libraries that also run on servers mark their parts for the client; here everything is the client.
      onLog: (level, log, handle) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
      },
    },
  },
  server: { proxy: { '/wps': SERVER, '/lgw': SERVER, '/art': SERVER } },
});
