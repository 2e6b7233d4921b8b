import type { Dialect } from '../dialect.ts';
import { hub88 } from './hub88/index.ts';
import { softswiss } from './softswiss/index.ts';

/** Every dialect that an integration may speak. */
export const DIALECTS: readonly [Dialect, ...Dialect[]] = [softswiss, hub88];

/** What an integration speaks of which nothing else is said. */
export const USUAL_DIALECT = softswiss.code;

export const findDialect = (code: string): Dialect | undefined => DIALECTS.find((one) => one.code === code);
