import { openMetrics, transaction } from '@hintha/platform';
import { expect, test, vi } from 'vitest';
import { readSessions } from '../../../../../../tools/scenario/index.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { openSite } from '../../../app.ts';
import type { AppEvent } from '../../../app-event.ts';
import { createAccount } from '../../identity/index.ts';
import { hashCheaply } from '../../../../../../tools/test/hash-cheaply.ts';

const db = testDatabase();
const { ctx, call } = testContext(db);
const PASSWORD = 'long enough 1';

const listeners = new Set<(event: AppEvent) => void>();
ctx.events = {
  publish: (event) => listeners.forEach((listener) => listener(event)),
  subscribe: (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  close: async () => undefined,
};

/** What an open stream sends of some events, which end with the end of the session. */
const streamOf = async (name: string, published: readonly object[]) => {
  const metrics = openMetrics();
  const http = await openSite(ctx, metrics);
  const password = hashCheaply(PASSWORD);
  const id = await transaction(db, (tx) =>
    createAccount(tx, { name, type: 0, passwordHash: password, demo: false, mustChange: false }),
  );
  const { body } = await call('POST', '/wps/session/login', { body: { username: name, password: PASSWORD } });
  const { token } = body.value as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  const streamed = http.inject({ method: 'GET', url: '/wps/events', headers });
  await vi.waitFor(() => expect(listeners.size).toBe(1));
  const [session] = await readSessions(db, id);
  const end = { type: 'session-ended', sessionId: String(session?.id), reason: 'signed-out' };
  for (const event of [...published, end]) ctx.events.publish({ key: String(id), ...event } as AppEvent);
  const { payload } = await streamed;
  await http.close();
  const events = payload.split('\n').filter((line) => line.startsWith('data: '));
  return {
    events: events.map((line) => JSON.parse(line.slice('data: '.length)) as object),
    metrics: await metrics.registry.metrics(),
  };
};

const balance = (sumBalance: string) => ({
  type: 'balance-changed',
  sumBalance,
  available: sumBalance,
  held: '0.00',
});

test('the balance is sent together with what lies at vendors', async () => {
  const { events, metrics } = await streamOf('whole', [
    balance('10.00'),
    { type: 'funds-away', away: '2.50' },
    balance('7.50'),
  ]);
  expect(events).toMatchObject([balance('10.00'), { ...balance('7.50'), sumBalance: '10.00' }, {}]);
  expect(metrics).toContain('hintha_events_without_amount_total 0');
});

test('an event without an amount is logged and counted, and the stream goes on', async () => {
  const heard = vi.spyOn(ctx.log, 'error');
  const { events, metrics } = await streamOf('broken', [
    { type: 'funds-away', away: '1.00' },
    balance('a lot'),
    { type: 'funds-away', away: '' },
    balance('4.00'),
  ]);
  expect(events).toMatchObject([{ ...balance('4.00'), sumBalance: '5.00' }, { type: 'session-ended' }]);
  expect(heard.mock.calls.map(([about]) => about)).toEqual([
    { event: 'balance-changed', text: 'a lot' },
    { event: 'funds-away', text: '' },
  ]);
  expect(metrics).toContain('hintha_events_without_amount_total 2');
  heard.mockRestore();
});
