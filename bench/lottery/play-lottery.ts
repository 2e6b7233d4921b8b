import { money } from '@hintha/money';
import { type Database, openLog, systemClock } from '@hintha/platform';
import type { AppContext } from '@hintha/server/src/app-context.ts';
import { lockNumeros } from '@hintha/server/src/modules/lottery/numeros/lock-numeros.ts';
import { findNumero, insertNumeros } from '@hintha/server/src/modules/lottery/numeros/numero-store.ts';
import { openOrderWriter } from '@hintha/server/src/modules/lottery/orders/order-writer.ts';
import { confirmResult, finishNumero } from '@hintha/server/src/modules/lottery/settlement/settle-numero.ts';
import type { Numero } from '@hintha/server/src/modules/lottery/types.ts';
import { randomUUID } from 'node:crypto';
import { givenNumeroEarlier } from '../../tools/scenario/index.ts';

/** Bets of an order: a bet on each number of two digits. */
export const ORDER = 100;
const MEMBERS = 100_000;
const DAY_MS = 24 * 3_600_000;
/** A hundred of the main unit, the least that an order comes to. */
const UNIT = money(10_000n);
const PRIZE_MODE = 1_900;

export interface Lottery {
  readonly openNumero: (game: string) => Promise<Numero>;
  /** Takes an order of so many bets of the member whose turn it is. */
  readonly place: (numero: NamedNumero, n: number, bets: number) => Promise<void>;
  /** Locks the numero and publishes a result. */
  readonly draw: (numero: Numero) => Promise<void>;
  readonly finish: (numero: Pick<Numero, 'id'>) => Promise<void>;
}

export type NamedNumero = Pick<Numero, 'game' | 'code'>;

const pickOf = ({ game }: NamedNumero, bet: number): [play: string, selection: string] =>
  game === 'MM2D' ? ['2D', String(bet % 100).padStart(2, '0')] : ['DWD', String(bet % 10)];

const at = (ms: number): Date => new Date(Date.now() + ms);

/** The lotteries of the server over a database, without the server. */
export const openLottery = (db: Database): Lottery => {
  const deliveryChannels = { mailer: null, sms: null, phones: null, push: null };
  const ctx = { db, clock: systemClock, log: openLog('bench', 'silent'), deliveryChannels } as AppContext;
  const takeOrder = openOrderWriter(ctx);
  let numeros = 0;
  return {
    openNumero: async (game) => {
      const code = `20261125-${String((numeros += 1)).padStart(4, '0')}`;
      const times = { opensAt: at(-DAY_MS), locksAt: at(DAY_MS), drawsAt: at(DAY_MS + 1) };
      await insertNumeros(db, [{ game, code, ...times }]);
      const numero = await findNumero(db, game, code);
      if (numero === undefined) throw new Error(`numero ${code} was not opened`);
      return numero;
    },
    place: async (numero, n, bets) => {
      const asked = Array.from({ length: bets }, (_, bet) => {
        const [play, selection] = pickOf(numero, bets === 1 ? n : bet);
        return { play, selection, unitStake: numero.game === 'MM2D' ? UNIT : money(2n * UNIT) };
      });
      await takeOrder({
        accountId: BigInt((n * 7919) % MEMBERS) + 1n,
        game: numero.game,
        numero: numero.code,
        bets: asked,
        prizeMode: PRIZE_MODE,
        requestId: randomUUID(),
      });
    },
    draw: async (numero) => {
      await givenNumeroEarlier(db, numero.id, 2 * DAY_MS);
      await lockNumeros(ctx);
      await confirmResult(ctx, numero, [['36']]);
    },
    finish: (numero) => finishNumero(ctx, numero.id),
  };
};
