import { drawNumero as drawNumbers, printResult } from '@hintha/lottery';
import { transaction, type Transaction } from '@hintha/platform';
import assert from 'node:assert/strict';
import type { AppContext } from '../../../app-context.ts';
import { lockNumero } from '../numeros/numero-store.ts';
import { rulesOf } from '../orders/price-bet.ts';
import { dayOf } from '../rules.ts';
import { publishResult } from '../settlement/publish-result.ts';
import { voidLocked } from '../settlement/void-numero.ts';
import type { LotteryGame, Numero } from '../types.ts';
import { openSeed } from './seal-seeds.ts';
import { findSeed } from './seed-store.ts';

/**
 * Draws a locked numero of the operator from what was fixed before, publishes the result and has it settled, once
 * however many servers try. One whose seed is not the one that was committed to is called off, and one without a seed
 * from before its lock waits to be. Answers whether it was decided by this call.
 */
export const drawNumero = (
  ctx: AppContext,
  game: LotteryGame,
  due: Pick<Numero, 'id' | 'game' | 'code'>,
): Promise<boolean> =>
  transaction(ctx.db, async (tx) => {
    const numero = await lockNumero(tx, due);
    if (numero?.state !== 'LOCKED' && numero?.state !== 'DELAYED') return false;
    const drawn = await draw(ctx, tx, game, numero);
    if (drawn === undefined) return false;
    if (drawn === 'commitment_differs') await voidLocked(tx, numero, 'PROOF_DIFFERS');
    else await publishResult(tx, numero, drawn);
    return true;
  });

const draw = async (
  ctx: AppContext,
  tx: Transaction,
  game: LotteryGame,
  numero: Numero,
): Promise<string[][] | 'commitment_differs' | undefined> => {
  const sealed = await findSeed(tx, game.code, dayOf(numero));
  if (sealed === undefined || sealed.createdAt > numero.locksAt) return undefined;
  const seed = openSeed(ctx, sealed);
  if (seed === undefined) return 'commitment_differs';
  const { entropy, code } = numero;
  assert(entropy !== null, `numero ${game.code}/${code} was locked without entropy`);
  const rules = rulesOf(game);
  return printResult(rules, drawNumbers(rules, seed, { game: game.code, numero: code, entropy }));
};
