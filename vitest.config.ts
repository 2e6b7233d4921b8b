import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tools/test/longest-first.ts';
import { JOURNEYS } from './tools/test/places.ts';

const NEVER = ['**/node_modules/**', '**/dist/**'];
const SEEDED = 'tools/test/seed-properties.ts';
const PAGES = ['packages/ui', 'apps/web', 'apps/console'].map((part) => `${part}/**/*.test.{ts,tsx}`);

/** Node runs the sources as they are, here as in the product: what a test costs goes into the test. */
const AS_THEY_ARE = { viteModuleRunner: false, nodeLoader: false } as const;

/** One more than there are processors: a file waits for the database, a server or a browser for a quarter of its time. */
const WORKERS = availableParallelism() + 1;

/** Journeys wait for timers of the product as well: with one more, two processors stood idle for a sixth of the time. */
const JOURNEY_WORKERS = availableParallelism() + 2;

/** What hangs is ended and what is slow is not: a machine that others use too is now and then three times as slow. */
const PATIENT = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 60_000 } } };

const COMPONENTS = 'apps/{web,console}/**/*.component.test.tsx';

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          experimental: AS_THEY_ARE,
          include: [
            'packages/**/*.test.{ts,tsx}',
            'apps/**/*.test.{ts,tsx}',
            'tools/**/*.test.ts',
            'bench/**/*.test.ts',
            'e2e/**/*.test.ts',
          ],
          exclude: [...NEVER, ...PAGES],
          globalSetup: ['tools/vitest-postgres.ts'],
          setupFiles: [SEEDED],
          maxWorkers: WORKERS,
          // Files share a process and the modules they load, of which most of their time went into loading.
          isolate: false,
          ...PATIENT,
        },
      },
      {
        test: {
          // What is worked out for a page, without one; its files share a process.
          name: 'pages',
          include: PAGES,
          exclude: [...NEVER, COMPONENTS],
          setupFiles: [SEEDED],
          maxWorkers: WORKERS,
          isolate: false,
          ...PATIENT,
        },
      },
      {
        test: {
          // Screens that are used as by a member, in a page that nobody draws. Files share a process and the libraries in
          // it; what is the page's own begins anew with each of them, by its set-up.
          name: 'components',
          include: [COMPONENTS],
          exclude: NEVER,
          environment: 'happy-dom',
          setupFiles: [SEEDED, 'apps/web/test/prepare-page.ts'],
          maxWorkers: WORKERS,
          isolate: false,
          ...PATIENT,
        },
      },
      {
        test: {
          name: 'e2e',
          experimental: AS_THEY_ARE,
          include: [JOURNEYS],
          exclude: NEVER,
          globalSetup: ['e2e/keep-template.ts'],
          // Every file has a world of its own; what they load and the browser they share.
          maxWorkers: JOURNEY_WORKERS,
          isolate: false,
          ...PATIENT,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
