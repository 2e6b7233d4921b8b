import type { Dialect } from '../dialect.ts';
import { softswiss } from './softswiss/index.ts';

/** Every dialect that an integration may speak. */
export const DIALECTS: readonly [Dialect, ...Dialect[]] = [softswiss];

/** What an integration speaks of which nothing else is said. */
export const USUAL_DIALECT = softswiss.code;

export const findDialect = (code: string): Dialect | undefined => DIALECTS.find((one) => one.code === code);
