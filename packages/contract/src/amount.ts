import { z } from 'zod';

/** An amount as it leaves: a decimal string with two decimals, `-` in front when negative. */
export const Amount = z.string().regex(/^-?\d+\.\d{2}$/);

/** An instant as it leaves: milliseconds since 1970 UTC. */
export const Instant = z.int();

/** A page of a list as it is asked for; numbers arrive as text in a query. */
export const pageQuery = (defaultSize: number, mostSize: number) => ({
  pageNo: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(mostSize).default(defaultSize),
});
