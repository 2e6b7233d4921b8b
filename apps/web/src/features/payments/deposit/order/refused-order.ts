/** What comes with a business error, as texts by their names; what is neither text nor number is left out. */
const textsOf = (value: unknown): Readonly<Record<string, string>> =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(
        Object.entries(value)
          .filter(([, part]) => typeof part === 'string' || typeof part === 'number')
          .map(([name, part]) => [name, String(part)]),
      )
    : {};

type RefusedOrder =
  | { kind: 'open'; id: string }
  | { kind: 'range'; min: string; max: string }
  | { kind: 'day'; orders: string; total: string }
  | { kind: 'other' };

/** What a refused order says beside its words: the order that is open already, or the limits it broke. */
export const readBusinessError = (code: string, value: unknown): RefusedOrder => {
  const { id, min, max, orders, total } = textsOf(value);
  if (code === 'deposit_open' && id !== undefined) return { kind: 'open', id };
  if (code === 'amount_out_of_range' && min !== undefined && max !== undefined)
    return { kind: 'range', min, max };
  if (code === 'daily_limit_reached' && orders !== undefined && total !== undefined)
    return { kind: 'day', orders, total };
  return { kind: 'other' };
};
