import { drawLogo } from '@hintha/art';
import { defineConfig, type Plugin } from 'vite';

const SERVER = 'http://127.0.0.1:8088';

/** The mark for the tab of the browser. */
const favicon = (): Plugin => ({
  name: 'favicon',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'favicon.svg', source: drawLogo('small') });
  },
});

export default defineConfig({
  plugins: [favicon()],
  css: { transformer: 'lightningcss' },
  build: {
    cssMinify: 'lightningcss',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      // Libraries that also run on servers mark their parts for the client; here everything is the client.
      onLog: (level, log, handle) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
      },
    },
  },
  server: { proxy: { '/console': SERVER } },
});
