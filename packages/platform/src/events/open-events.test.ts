import { openDatabase } from '@hintha/platform';
import { expect, inject, onTestFinished, test } from 'vitest';
import { openLog } from '../log.ts';
import { openEvents, type Fact } from './index.ts';

const open = () => {
  const { pool, close } = openDatabase(inject('postgresUrl'), { max: 4 });
  const events = openEvents<Fact>(pool, openLog('test', 'silent'));
  const heard: string[] = [];
  events.subscribe(({ key }) => heard.push(key));
  onTestFinished(async () => {
    await events.close();
    await close();
  });
  return { pool, events, heard };
};

const LISTENERS = `
  from pg_stat_activity where query = 'listen hintha_events' and state = 'idle' and application_name = 'hintha-ear'`;
