import { floorRatio, money, type Money } from '@hintha/money';
import { z } from 'zod';

/** On the wire an amount is an Int64 of hundred-thousandths of a main unit: 3.56 travels as 356000. */
export const UNITS_PER_HUNDREDTH = 1_000n;

const MAX_INT64 = 2n ** 63n - 1n;

// As in `parseAmount`: thousands of such amounts still add up inside a 64-bit column.
const MAX_HUNDREDTHS = 10n ** 15n - 1n;

const int64 = z.union([z.int(), z.bigint().min(-MAX_INT64).max(MAX_INT64)], 'is not an Int64');

const isMoney = (value: unknown): value is Money => typeof value === 'bigint';

/**
 * What moves, zero included: a lost round is closed by a win of nothing. A fraction of a hundredth cannot be booked, so
 * such an amount is rejected rather than rounded.
 */
export const amount = z.codec(
  int64,
  z.custom<Money>(
    (value) => isMoney(value) && value >= 0n && value <= MAX_HUNDREDTHS,
    'must lie between zero and 9,999,999,999,999.99',
  ),
  {
    decode: (wire, context) => {
      const units = BigInt(wire);
      if (units % UNITS_PER_HUNDREDTH === 0n) return money(units / UNITS_PER_HUNDREDTH);
      context.issues.push({ code: 'custom', message: 'is finer than a hundredth', input: wire });
      return z.NEVER;
    },
    encode: (value) => value * UNITS_PER_HUNDREDTH,
  },
);

/** What a player has. An operator may count finer than we do; what is shown is floored. */
export const balance = z.codec(int64, z.custom<Money>(isMoney), {
  decode: (wire) => floorRatio(money(BigInt(wire)), 1n, UNITS_PER_HUNDREDTH),
  encode: (value) => value * UNITS_PER_HUNDREDTH,
});
