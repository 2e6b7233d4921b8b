import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HINTHA_MARK, PEARL } from '@hintha/art';
import { defineConfig, type Plugin } from 'vite';

const INLINE_SCRIPT = /<script>([^]*?)<\/script>/g;
const STYLE_LINK = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g;
const FIRST_FONTS = [/\blatin\b/, /\bburmese-400\b/];

const scriptHashes = (html: string) =>
  [...html.matchAll(INLINE_SCRIPT)].map(
    ([, text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`,
  );

const fontPreloads = (names: readonly string[]) =>
  FIRST_FONTS.flatMap((wanted) => names.find((name) => name.endsWith('.woff2') && wanted.test(name)) ?? [])
    .map((name) => `<link rel="preload" as="font" type="font/woff2" href="/${name}" crossorigin>`)
    .join('');

/**
 * Makes the first paint need nothing but the page itself: the style of the shell goes into it, the fonts of the
 * first words are asked for at once, and the hashes of the inline scripts go to csp.json for the server's policy.
 */
const firstPaint = (): Plugin => ({
  name: 'first-paint',
  transformIndexHtml: (html) =>
    html
      .replaceAll('%MARK%', HINTHA_MARK)
      .replaceAll('%PEARL%', `cx="${PEARL.centre[0]}" cy="${PEARL.centre[1]}" r="${PEARL.radius}"`),
  writeBundle: ({ dir = '' }, bundle) => {
    const page = join(dir, 'index.html');
    const styled = readFileSync(page, 'utf8').replaceAll(
      STYLE_LINK,
      (_link, file: string) => `<style>${readFileSync(join(dir, file), 'utf8')}</style>`,
    );
    const html = styled.replace('</title>', `</title>${fontPreloads(Object.keys(bundle))}`);
    writeFileSync(page, html);
    writeFileSync(join(dir, 'csp.json'), `${JSON.stringify({ scripts: scriptHashes(html) }, null, 2)}\n`);
  },
});

// What every page starts with comes in one piece, and so do the small parts that page groups have in common; the
// rest is cut along the page groups.
const SHELL = { name: 'shell', tags: ['$initial' as const], priority: 1 };
const PARTS = {
  name: 'parts',
  test: /apps[\\/]web[\\/]src[\\/]shared[\\/]|packages[\\/](money|ui[\\/]src[\\/](brand|display))[\\/]/,
  minShareCount: 2,
};

const SERVER = 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [firstPaint()],
  css: { transformer: 'lightningcss' },
  build: {
    cssMinify: 'lightningcss',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { groups: [SHELL, PARTS] } },
      // Libraries that also run on servers mark their parts for the client; here everything is the client.
      onLog: (level, log, handle) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
      },
    },
  },
  server: { proxy: { '/wps': SERVER, '/lgw': SERVER, '/art': SERVER } },
});
