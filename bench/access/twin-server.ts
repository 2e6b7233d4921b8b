import { identity, LANGUAGES, registration } from '@hintha/contract';
import {
  listen,
  openDatabase,
  openHttp,
  openLog,
  openMetrics,
  runProgram,
  serve,
  serveCalls,
  serveVisitor,
  systemClock,
} from '@hintha/platform';
import type { AppContext } from '@hintha/server/src/app-context.ts';
import { openEncryption, openGuards } from '@hintha/server/src/modules/identity/index.ts';

/** What the server of the site has for its calls, and a session needs. */
const CONNECTIONS = 24;

await runProgram(async () => {
  const { DATABASE_URL: url = '', PORT = '' } = process.env;
  const db = openDatabase(url, { max: CONNECTIONS, session: { role: 'hintha_app' } });
  const [log, metrics, translate] = [openLog('twins', 'warn'), openMetrics(), () => ''];
  const http = await openHttp({
    log,
    metrics,
    translate,
    languages: LANGUAGES,
    trustedProxies: [],
    metricsAccess: 'nobody',
    contentSecurity: { 'default-src': ["'self'"] },
  });
  // A guard reads sessions by the clock, and nothing else of the operator.
  const ctx = { db, clock: systemClock, config: { requireEncryption: false } } as AppContext;
  const twin = { ...registration.checkAffiliate, query: identity.listSessions.query };
  serveCalls(
    http,
    [
      serveVisitor({ ...twin, path: '/bare' }, async () => ({})),
      serve({ ...twin, path: '/guarded', guard: 'session' }, async () => ({})),
    ],
    {
      gate: async () => undefined,
      countryHeader: null,
      guards: openGuards(ctx),
      encryption: openEncryption(ctx),
      translate,
      languages: LANGUAGES,
      metrics,
    },
  );
  await listen(http, '127.0.0.1', Number(PORT), 'PORT');
  return {
    close: async () => {
      await http.close();
      await db.close();
    },
  };
});
