import type { RawBuilder } from 'kysely';
import { selectLineNow, selectLineOn, selectLinesNow, selectLinesOn } from './line-store.ts';

/** Rows (account, line) of every account: from the top down to itself, which is all of it for who stands alone. */
export const linesNow = (): RawBuilder<unknown> => selectLinesNow();

/** The same as it stood on a business day, whatever was moved since. */
export const linesOn = (day: string): RawBuilder<unknown> => selectLinesOn(day);

/** The line of one account in a statement, by an index: for a few rows this is faster than all lines joined to them. */
export const lineNow = (account: RawBuilder<unknown>): RawBuilder<readonly bigint[]> =>
  selectLineNow(account);

/** The same as it stood on a business day. */
export const lineOn = (
  account: RawBuilder<unknown>,
  day: RawBuilder<unknown>,
): RawBuilder<readonly bigint[]> => selectLineOn(account, day);
