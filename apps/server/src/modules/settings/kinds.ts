import { formatAmount, type Money, parseAmount, ZERO } from '@hintha/money';
import { z } from 'zod';

export type Unit = 'seconds' | 'minutes' | 'hours' | 'days' | 'times' | 'points' | 'percent';

export interface Setting<Value> {
  /** Reads the value from its JSON and writes it back; what it refuses cannot be set. */
  readonly form: z.ZodType<Value>;
  /** What it is unless somebody sets it. */
  readonly usual: Value;
  readonly unit: Unit | 'amount' | 'rate' | null;
  /** Whether a change takes two of the staff, as everything does that decides about money. */
  readonly needsApproval: boolean;
}

/** The largest amount that a setting takes unless it says less: a thousand million of the main unit. */
const LARGEST = 100_000_000_000n as Money;

/** An amount of money in hundredths; on the wire `1000.00`. */
export const amount = (
  usual: Money,
  { least = ZERO, most = LARGEST }: { least?: Money; most?: Money } = {},
): Setting<Money> => ({ form: amountBetween(least, most), usual, unit: 'amount', needsApproval: true });

const amountBetween = (least: Money, most: Money) =>
  z
    .codec(z.string().regex(/^\d{1,13}(\.\d{1,2})?$/), z.custom<Money>(isMoney), {
      decode: (wire, payload) => {
        const read = parseAmount(wire);
        if (typeof read === 'bigint') return read;
        payload.issues.push({ code: 'custom', message: 'not an amount', input: wire });
        return z.NEVER;
      },
      encode: formatAmount,
    })
    .refine((value) => value >= least && value <= most, {
      message: `between ${formatAmount(least)} and ${formatAmount(most)}`,
    })
    .meta({ setting: 'amount', least: formatAmount(least), most: formatAmount(most) });

const isMoney = (value: unknown): boolean => typeof value === 'bigint';

interface WholeBounds {
  readonly least: number;
  readonly most: number;
  readonly needsApproval?: boolean;
}

/** A whole number of something, such as minutes or attempts. */
export const whole = (
  usual: number,
  unit: Unit | null,
  { least, most, needsApproval = false }: WholeBounds,
): Setting<number> => ({ form: z.int().min(least).max(most), usual, unit, needsApproval });

/** An exact decimal such as `0.001`, which is a share of something. */
export const rate = (usual: string, { least, most }: { least: string; most: string }): Setting<string> => ({
  form: rateBetween(least, most),
  usual,
  unit: 'rate',
  needsApproval: true,
});

const rateBetween = (least: string, most: string) =>
  z
    .string()
    .regex(/^\d{1,3}(\.\d{1,4})?$/)
    .refine((value) => Number(value) >= Number(least) && Number(value) <= Number(most), {
      message: `between ${least} and ${most}`,
    })
    .meta({ setting: 'rate', least, most });

export const plain = <Value>(
  form: z.ZodType<Value>,
  usual: Value,
  { needsApproval = false }: { needsApproval?: boolean } = {},
): Setting<Value> => ({ form, usual, unit: null, needsApproval });
