import { type CallName, ROUTES } from '@hintha/contract';
import { transaction } from '@hintha/platform';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { givenSession } from '../../../tools/scenario/index.ts';
import { hostileCalls } from '../../../tools/hostile-parts.ts';
import { testDatabase } from '../../../tools/test-database.ts';
import { testContext } from '../../../tools/test-context.ts';
import { createAccount } from './modules/identity/index.ts';
import { hashCheaply } from '../../../tools/test/hash-cheaply.ts';

const db = testDatabase();
const { call, ctx } = testContext(db);

let member = 0n;
beforeAll(async () => {
  const passwordHash = hashCheaply('long enough 1');
  member = await transaction(db, (tx) =>
    createAccount(tx, { name: 'hostile', type: 0, passwordHash, demo: false }),
  );
});

let tokens = 0;
/** A session of its own for each call, since some of them end it. */
const openToken = async (): Promise<string> => {
  const token = `token-${(tokens += 1)}`;
  await givenSession(db, member, { token, at: ctx.clock.now() });
  return token;
};

test.each(Object.keys(ROUTES) as CallName[])('no parts of %s are a fault of ours', async (name) => {
  const route = ROUTES[name];
  await fc.assert(
    fc.asyncProperty(hostileCalls(route), fc.boolean(), async ({ url, payload }, signedIn) => {
      const { status, body: reply } = await call(route.method, url, {
        ...(signedIn ? { token: await openToken() } : {}),
        ...(payload === undefined ? {} : { body: payload, headers: { 'content-type': 'application/json' } }),
      });
      expect({ status, code: reply.code }).toMatchObject({
        code: expect.not.stringContaining('unknown_error'),
      });
      expect(status).toBeLessThan(500);
    }),
    { numRuns: 10 },
  );
});
