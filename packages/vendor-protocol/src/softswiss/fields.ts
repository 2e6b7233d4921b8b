import { formatAmount, parseAmount, type Money } from '@hintha/money';
import { z } from 'zod';
import { printable } from '../fields.ts';

/** A key of idempotency. The dialect sets no bound; 128 holds three UUIDs. */
export const transactionId = printable(128);

/** Account, game, round, session: 255 is the bound that the published launch call sets for an account. */
export const name = printable(255);

/** Upper case only, by the interface's own pattern; a code in lower case is a bad request, not a wrong currency. */
export const currency = z.string().regex(/^[A-Z][A-Z0-9_]{2,31}$/, 'must match ^[A-Z][A-Z0-9_]{2,31}$');

/** A moment in UTC, as the interface writes it. */
export const instant = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?Z$/);

const amountAbove = (least: bigint, rule: string) =>
  z.codec(
    z.string(),
    z.custom<Money>((amount) => typeof amount === 'bigint' && amount >= least, rule),
    {
      decode: (wire, context) => {
        const amount = parseAmount(wire);
        if (amount !== 'not_an_amount') return amount;
        context.issues.push({ code: 'custom', message: 'is not a decimal amount', input: wire });
        return z.NEVER;
      },
      encode: formatAmount,
    },
  );

/** What moves: a decimal string in main units, above zero, at most two decimals. */
export const movedAmount = amountAbove(1n, 'must be above zero');

/** A balance or a part of an amount: as above, and zero as well. */
export const balanceAmount = amountAbove(0n, 'must not be negative');
