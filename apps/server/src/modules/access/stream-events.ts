import { openEventStream, readToken, Refusal, type Http } from '@hintha/platform';
import type { ServerEvent } from '@hintha/contract';
import type { HouseFact } from '../../facts.ts';
import type { House } from '../../house.ts';
import { openFindSession } from './find-session.ts';

const RECHECK_MS = 30_000;

/** GET /wps/events: what happens to the caller's account, told as it happens. It does not keep a session alive. */
export const streamEvents = (http: Http, house: House): void => {
  const findSession = openFindSession(house);
  http.get('/wps/events', async (request, reply) => {
    const token = readToken(request);
    const caller = token === null ? undefined : await findSession(token, 'background');
    if (token === null || caller === undefined) throw new Refusal('not_logged_in');
    const stop = house.events.subscribe((fact) => {
      if (fact.key !== String(caller.accountId)) return;
      if (fact.type === 'session-ended' && fact.sessionId !== String(caller.sessionId)) return;
      stream.send(toServerEvent(fact));
      if (fact.type === 'session-ended') stream.close();
    });
    const recheck = setInterval(() => {
      void findSession(token, 'background').then((still) => {
        if (still === undefined) stream.close();
      });
    }, RECHECK_MS);
    const stream = openEventStream(reply, () => {
      clearInterval(recheck);
      stop();
    });
  });
};

const toServerEvent = (fact: HouseFact): ServerEvent =>
  fact.type === 'balance-changed'
    ? { type: fact.type, sumBalance: fact.sumBalance, available: fact.available, held: fact.held }
    : { type: fact.type, reason: fact.reason };
