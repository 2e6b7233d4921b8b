import { BusinessError, transaction } from '@hintha/platform';
import { paidRanks, type SportsResult } from '@hintha/sports';
import type { FeedMessageOf } from '@hintha/vendor-protocol/feed';
import { isDeepStrictEqual } from 'node:util';
import type { AppContext } from '../../../app-context.ts';
import { recordAudit, SYSTEM } from '../../audit/index.ts';
import { lockEvent } from '../events/event-store.ts';
import { FEED } from '../feed/feed-store.ts';
import { isDecided, isUndecided } from '../rules.ts';
import { publishResult } from '../settlement/publish-result.ts';
import type { SportsEvent } from '../types.ts';
import { findEventId, insertResult, listResults } from './result-store.ts';

const toResult = (event: SportsEvent, { result }: FeedMessageOf<'result'>): SportsResult => {
  if (result.sport === 'football') return result;
  if (result.sport === 'esports') return { ...result, offeredBestOf: event.bestOf ?? result.bestOf };
  const { places = 1, voidIfAbsent = false } = event.outright ?? {};
  // Who came behind those who are paid changes nothing that was bet on.
  const ranking = paidRanks(result.ranking, places).map((sharing) => sharing.toSorted());
  return { ...result, ranking, absent: result.absent.toSorted(), places, voidIfAbsent };
};

/**
 * Takes the result of an event as its feed has it: the first one is settled. Another one after that is kept, and the
 * staff decides whether it is settled anew.
 */
export const takeReportedResult = async (
  { db, log }: Pick<AppContext, 'db' | 'log'>,
  message: FeedMessageOf<'result'>,
): Promise<void> => {
  const id = await findEventId(db, message.event);
  if (id === undefined) return;
  await transaction(db, async (tx) => {
    const event = await lockEvent(tx, id);
    if (event === undefined) return;
    const result = toResult(event, message);
    const known = (await listResults(tx, id)).findLast(({ source }) => source === FEED);
    if (known !== undefined && isDeepStrictEqual(known.result, result)) return;
    const isFirst = isUndecided(event.state);
    if (isFirst && !(await isPublished(() => publishResult(tx, event, result)))) {
      log.warn({ event: event.code }, 'a feed reports what is no result');
      return;
    }
    const differs = isDecided(event.state) && !isDeepStrictEqual(event.result, result);
    await insertResult(tx, id, { result, source: FEED, staffId: null, enteredBy: null, differs });
    await recordAudit(tx, {
      actor: SYSTEM,
      action: 'sports.report',
      subject: `event:${event.code}`,
      details: { result: JSON.stringify(result), taken: isFirst ? 'confirmed' : 'differs' },
    });
  });
};

/** Whether the result could be published; one that cannot have come about is not. */
const isPublished = async (publish: () => Promise<void>): Promise<boolean> => {
  try {
    await publish();
    return true;
  } catch (thrown) {
    if (thrown instanceof BusinessError) return false;
    throw thrown;
  }
};
