import { openDatabase, openLog, systemClock } from '@hintha/platform';
import type { AppContext } from '../../apps/server/src/app-context.ts';
import { finishEvent } from '../../apps/server/src/modules/sports/settlement/settle-event.ts';

/** Settles an event in a process of its own, which a test kills. */
const [url = '', eventId = ''] = process.argv.slice(2);
const db = openDatabase(url, { max: 4, session: { role: 'hintha_app' } });
const ctx = { db, clock: systemClock, log: openLog('settle', 'silent') } as AppContext;
await finishEvent(ctx, BigInt(eventId));
await db.close();
