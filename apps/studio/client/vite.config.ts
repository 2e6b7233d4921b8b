import { join } from 'node:path';
import { drawLogo } from '@hintha/art';
import { defineConfig, type Plugin } from 'vite';

/** Draws the mark into the page itself, so that the first paint needs nothing else. */
const drawMark = (): Plugin => ({
  name: 'draw-mark',
  transformIndexHtml: (html) =>
    html
      .replace('<!-- mark -->', drawLogo('full').replace('<svg ', '<svg aria-hidden="true" '))
      .replace('%ICON%', `data:image/svg+xml,${encodeURIComponent(drawLogo('small'))}`),
});

const STUDIO = 'http://127.0.0.1:8082';

export default defineConfig({
  base: '/play/',
  plugins: [drawMark()],
  css: { transformer: 'lightningcss' },
  build: {
    target: 'baseline-widely-available',
    cssMinify: 'lightningcss',
    assetsInlineLimit: 0,
    rolldownOptions: { input: { slots: join(import.meta.dirname, 'index.html') } },
  },
  server: {
    proxy: Object.fromEntries(
      ['open', 'spin', 'rounds', 'fairness', 'seed'].map((call) => [`/play/${call}`, STUDIO]),
    ),
  },
});
