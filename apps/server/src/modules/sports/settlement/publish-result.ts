import { announce, BusinessError, type Transaction } from '@hintha/platform';
import { checkFootballResult, isOutrightResult, outrightPicks, type SportsResult } from '@hintha/sports';
import { defineSettlement } from '../../bets/index.ts';
import { changedMarkets } from '../live/changes.ts';
import { isUndecided, type MarketHolder } from '../rules.ts';
import type { Outright, SportsEvent, VoidReason } from '../types.ts';
import { updateCorrected, updateResult, updateVoid } from './settlement-store.ts';

export const settlement = defineSettlement({
  job: 'sports-settle-event',
  again: 'sports-ask-again',
  idName: 'eventId',
});

/** A result that can have come about in the event; anything else is a bad request. */
export const checkResult = (event: MarketHolder, result: SportsResult): SportsResult => {
  const fits = event.outright === null ? isOfMatch(event, result) : isOfOutright(event.outright, result);
  if (!fits) throw new BusinessError('bad_request');
  return result;
};

const isOfMatch = ({ sport }: MarketHolder, result: SportsResult): boolean => {
  if (result.sport === 'football' && typeof checkFootballResult(result) !== 'object') return false;
  return result.sport === sport;
};

const isOfOutright = ({ competitors, ...terms }: Outright, result: SportsResult): boolean =>
  result.sport === 'outright' &&
  result.places === terms.places &&
  result.voidIfAbsent === terms.voidIfAbsent &&
  isOutrightResult(result, outrightPicks(competitors));

/** Publishes the result of an event that is locked by the caller, and has it settled. */
export const publishResult = async (
  tx: Transaction,
  event: SportsEvent,
  result: SportsResult,
): Promise<void> => {
  if (!isUndecided(event.state)) throw new BusinessError('no_longer_open');
  await updateResult(tx, event.id, checkResult(event, result));
  await tellDecided(tx, event.id);
};

/** Puts another result in place of the one that was settled, of an event that is locked by the caller. */
export const correctResult = async (
  tx: Transaction,
  event: SportsEvent,
  result: SportsResult,
): Promise<void> => {
  if (event.state !== 'SETTLED') throw new BusinessError('no_longer_open');
  await updateCorrected(tx, event.id, checkResult(event, result));
  await tellDecided(tx, event.id);
};

/** Calls off an event that is locked by the caller: what is not decided already is given back. */
export const voidEvent = async (tx: Transaction, event: SportsEvent, reason: VoidReason): Promise<void> => {
  if (!isUndecided(event.state) && event.state !== 'SETTLED') throw new BusinessError('no_longer_open');
  await updateVoid(tx, event.id, reason);
  await tellDecided(tx, event.id);
};

const tellDecided = async (tx: Transaction, id: bigint): Promise<void> => {
  await settlement.queue(tx, id);
  for (const event of changedMarkets([id], [])) announce(tx, event);
};
