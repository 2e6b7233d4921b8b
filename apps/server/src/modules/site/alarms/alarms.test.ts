import { openDatabase, openMetrics } from '@hintha/platform';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testConsole } from '../../../../../../tools/console/test-console.ts';
import { givenAlarmAged, givenEmpty } from '../../../../../../tools/scenario/index.ts';
import { testServers } from '../../../../../../tools/servers/test-servers.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { noteShortage, tellAlarms } from './alarms.ts';
import { checkClocks } from './watch-clock.ts';

const MINUTE_MS = 60_000;
const { db, servers } = testServers();
const [one, other] = servers;
const consoleOfOther = testConsole(other.ctx);

// Nothing listens there.
const nowhere = openDatabase('postgres://nobody@127.0.0.1:1/nothing', { max: 1, patienceMs: 100 });
const { ctx: lost, clock: lostClock } = testContext(nowhere);
afterAll(() => nowhere.close());

interface ListedAlarm {
  readonly kind: string;
  readonly since: number;
  readonly lastAt: number;
  readonly count: number;
}

const setClock = ({ clock }: typeof one, apartMs: number) =>
  clock.advance(Date.now() + apartMs - clock.now().getTime());

let token: string;
beforeAll(async () => {
  for (const server of servers) setClock(server, 0);
  token = (await consoleOfOther.hire('content', 'content')).token;
});
beforeEach(() => givenEmpty(db, 'site_alarm'));

const listAtOther = async (): Promise<ListedAlarm[]> => {
  const { body } = await consoleOfOther.call('GET', '/console/alarms', { token });
  return (body.value as { alarms: ListedAlarm[] }).alarms;
};
const kindsAtOther = async (): Promise<string[]> => (await listAtOther()).map(({ kind }) => kind);
const countAtOther = async (): Promise<number | undefined> => (await listAtOther())[0]?.count;

test('what one server is short of is told in the console of another, once however often both see it', async () => {
  for (const { ctx } of [one, one, other]) noteShortage(ctx)('files_full');
  await expect.poll(countAtOther).toBe(3);
  expect(await kindsAtOther()).toEqual(['files_full']);
});

test('an alarm that was not seen for a while is told no more, and begins anew when it is seen again', async () => {
  noteShortage(one.ctx)('database_full');
  await expect.poll(kindsAtOther).toEqual(['database_full']);
  await givenAlarmAged(db, 9 * MINUTE_MS);
  expect(await kindsAtOther()).toEqual(['database_full']);
  await givenAlarmAged(db, 2 * MINUTE_MS);
  expect(await kindsAtOther()).toEqual([]);
  noteShortage(one.ctx)('database_full');
  await expect.poll(countAtOther).toBe(1);
  const [alarm] = await listAtOther();
  expect(alarm?.lastAt).toBe(alarm?.since);
});

test('the clock of one server stays an alarm while that of another is right, and is over for both when it is set', async () => {
  setClock(one, 10 * MINUTE_MS);
  await checkClocks(one.ctx);
  await expect.poll(kindsAtOther).toEqual(['clock']);
  setClock(other, 0);
  await checkClocks(other.ctx);
  expect(await kindsAtOther()).toEqual(['clock']);
  setClock(one, 0);
  await checkClocks(one.ctx);
  expect(await kindsAtOther()).toEqual([]);
});

test('an attack on what is left: a database that is away is an alarm of the server all the same', async () => {
  const metrics = openMetrics();
  tellAlarms(lost, metrics);
  const figure = async () =>
    /^hintha_alarm_database_away(?:\{.*\})? (\d)$/mu.exec(await metrics.registry.metrics())?.[1];
  expect(await figure()).toBe('0');
  noteShortage(lost)('database_away');
  expect(await figure()).toBe('1');
  lostClock.advance(11 * MINUTE_MS);
  expect(await figure()).toBe('0');
});
