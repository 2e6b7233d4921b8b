import { randomUUID } from 'node:crypto';
import type { AppContext } from '@hintha/server/src/app-context.ts';
import { lockNumeros } from '@hintha/server/src/modules/lottery/numeros/lock-numeros.ts';
import { findNumero, insertNumeros } from '@hintha/server/src/modules/lottery/numeros/numero-store.ts';
import type { OrderRequest } from '@hintha/server/src/modules/lottery/orders/place-order.ts';
import { confirmResult, settleNumero } from '@hintha/server/src/modules/lottery/settlement/settle-numero.ts';
import type { Numero } from '@hintha/server/src/modules/lottery/types.ts';
import { expect } from 'vitest';
import { kyat } from '../payments/test-deposits.ts';
import { givenNumeroEarlier } from '../scenario/index.ts';

type Ctx = Pick<AppContext, 'db'>;

const MINUTE_MS = 60_000;
let numeros = 0;

/** A numero that opens and locks after so long by the database's clock; it is open already unless it says when. */
export const openNumero = async (
  { db }: Ctx,
  game: string,
  { locksInMs, opensInMs = -MINUTE_MS }: { locksInMs: number; opensInMs?: number },
): Promise<Numero> => {
  const code = `20261125-${String((numeros += 1)).padStart(4, '0')}`;
  const now = Date.now();
  const locksAt = new Date(now + locksInMs);
  const [opensAt, drawsAt] = [new Date(now + opensInMs), new Date(locksAt.getTime() + 5_000)];
  await insertNumeros(db, [{ game, code, opensAt, locksAt, drawsAt }]);
  return getNumero({ db }, { game, code });
};

const getNumero = async ({ db }: Ctx, { game, code }: Pick<Numero, 'game' | 'code'>): Promise<Numero> => {
  const numero = await findNumero(db, game, code);
  if (numero === undefined) throw new Error(code);
  return numero;
};

type AskedTest = readonly [play: string, selection: string, unit: number];

/** An order of bets, each on a play and a selection at so many kyat a combination. */
export const orderOn = (
  accountId: bigint,
  { game, code }: Pick<Numero, 'game' | 'code'>,
  ...bets: AskedTest[]
): OrderRequest => ({
  accountId,
  game,
  numero: code,
  bets: bets.map(([play, selection, unit]) => ({ play, selection, unitStake: kyat(unit) })),
  prizeMode: 1700,
  requestId: randomUUID(),
});

const codeOf = (thrown: unknown): unknown => (thrown as { code?: unknown }).code;

/** What a call came to: done, or the code of the refusal. */
export const outcomeOf = (called: Promise<unknown>): Promise<unknown> => called.then(() => 'done', codeOf);

/** Waits until the database's clock is past the lock, and locks. */
export const lockWhenDue = async (ctx: AppContext, numero: Numero): Promise<Numero> => {
  await expect
    .poll(
      async () => {
        await lockNumeros(ctx);
        return (await getNumero(ctx, numero)).state;
      },
      { timeout: 15_000 },
    )
    .toBe('LOCKED');
  return getNumero(ctx, numero);
};

/** Has a numero open now. */
export const openNow = async ({ db }: Ctx, numero: Numero): Promise<void> => {
  const { id, opensAt } = await getNumero({ db }, numero);
  await givenNumeroEarlier(db, id, opensAt.getTime() - Date.now());
};

/** Has a numero lock now. */
export const lockNow = async (ctx: AppContext, numero: Numero): Promise<Numero> => {
  const { id, locksAt } = await getNumero(ctx, numero);
  await givenNumeroEarlier(ctx.db, id, Math.max(0, locksAt.getTime() - Date.now()));
  return lockWhenDue(ctx, numero);
};

/** Locks a numero and pays it by a result. */
export const settleNow = async (
  ctx: AppContext,
  numero: Numero,
  texts: readonly (readonly string[])[],
): Promise<void> => {
  const locked = await lockNow(ctx, numero);
  await settleNumero(ctx, await confirmResult(ctx, locked, texts));
};
