import { RANKS } from './ranks.ts';

/** The server's modules; the name of a table begins with its module's. */
const MODULES: readonly string[] = RANKS.flat();

/** Owners of tables until migration 0400 renamed them; their migrations have landed and are never edited. */
const FORMER_MODULES: readonly string[] = [
  'access',
  'desk',
  'letters',
  'operators',
  'promotions',
  ...MODULES,
];

/** Where tables are made, and which words their names may begin with. */
export const SCHEMAS: readonly Schema[] = [
  { migrations: 'apps/server/migrations', owners: MODULES, former: { before: 400, owners: FORMER_MODULES } },
  { migrations: 'apps/studio/migrations', owners: ['studio'] },
];

interface Schema {
  readonly migrations: string;
  readonly owners: readonly string[];
  /** Who owned tables in the migrations before a number. */
  readonly former?: { readonly before: number; readonly owners: readonly string[] };
}

/** Where SQL may stand, and by what the names of its tables begin: the ':owner' of the path, or the one named. */
export const STORES: readonly { readonly files: string; readonly owner?: string }[] = [
  { files: 'apps/server/src/modules/:owner/**/{store,*-store}.ts' },
  { files: 'apps/studio/src/**/{store,*-store}.ts', owner: 'studio' },
  { files: 'tools/scenario/**/:owner-store.ts' },
];

/** Where it may not stand, stores and tests apart. */
export const NO_SQL = 'apps/{server/src/modules,studio/src}/**/*.ts';
