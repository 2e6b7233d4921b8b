import { readResult, type Result } from '@hintha/lottery';
import { BusinessError, type Transaction } from '@hintha/platform';
import assert from 'node:assert/strict';
import { defineSettlement } from '../../bets/index.ts';
import { lotteryGame } from '../games.ts';
import { rulesOf } from '../orders/price-bet.ts';
import type { LotteryGame, Numero } from '../types.ts';
import { updateResult } from './settlement-store.ts';

export const settlement = defineSettlement({
  job: 'lottery-settle-numero',
  again: 'lottery-ask-again',
  idName: 'numeroId',
});

/** Publishes the result of a numero that is locked by the caller, and has it settled; one without an order is done. */
export const publishResult = async (
  tx: Transaction,
  numero: Numero,
  texts: readonly (readonly string[])[],
): Promise<void> => {
  readOf(gameOf(numero), texts);
  const isDone = numero.orders === 0;
  await updateResult(tx, numero.id, texts, isDone);
  if (!isDone) await settlement.queue(tx, numero.id);
};

export const gameOf = ({ game }: Pick<Numero, 'game'>): LotteryGame => {
  const found = lotteryGame(game);
  assert(found !== undefined, `there is no lottery ${game}`);
  return found;
};

/** A result of the game; anything else is a bad request. */
export const readOf = (game: LotteryGame, texts: readonly (readonly string[])[]): Result => {
  const result = readResult(rulesOf(game), texts);
  if (result === 'result_malformed') throw new BusinessError('bad_request');
  return result;
};
