import { CONSOLE_ROUTES, ROLES, type ConsoleCall } from '@hintha/contract';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { testConsole } from '../../../tools/console/test-console.ts';
import { hostileCalls } from '../../../tools/hostile-parts.ts';
import { testDatabase } from '../../../tools/test-database.ts';
import { testContext } from '../../../tools/test-context.ts';

const db = testDatabase({ role: 'hintha_app' });
const { ctx } = testContext(db);
const { hire, http } = testConsole(ctx);

let token = '';
beforeAll(async () => {
  token = (await hire('hostile', ...ROLES)).token;
});

const CALLS = Object.keys(CONSOLE_ROUTES) as ConsoleCall[];

test.each(CALLS.filter((name) => name !== 'signOut'))('no parts of %s are a fault of ours', async (name) => {
  const route = CONSOLE_ROUTES[name];
  const site = await http();
  await fc.assert(
    fc.asyncProperty(hostileCalls(route), async ({ url, payload }) => {
      const reply = await site.inject({
        method: route.method,
        url,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(payload === undefined ? {} : { payload }),
      });
      expect([url, payload, reply.statusCode >= 500]).toEqual([url, payload, false]);
    }),
    { numRuns: 25 },
  );
});
