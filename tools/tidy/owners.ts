/** The server's modules; the name of a table begins with its module's. */
const MODULES: readonly string[] = [
  'access',
  'agents',
  'catalogue',
  'content',
  'contracts',
  'desk',
  'inbox',
  'lottery',
  'members',
  'missions',
  'operators',
  'payments',
  'points',
  'promotions',
  'protection',
  'letters',
  'records',
  'sabong',
  'site',
  'sports',
  'support',
  'vendors',
  'wallet',
];

/** Where tables are made, and which words their names may begin with. */
export const SCHEMAS: readonly { readonly migrations: string; readonly owners: readonly string[] }[] = [
  { migrations: 'apps/server/migrations', owners: MODULES },
  { migrations: 'apps/studio/migrations', owners: ['studio'] },
];

/** Where SQL may stand, and by what the names of its tables begin: the ':owner' of the path, or the one named. */
export const STORES: readonly { readonly files: string; readonly owner?: string }[] = [
  { files: 'apps/server/src/modules/:owner/**/{store,*-store}.ts' },
  { files: 'apps/studio/src/**/{store,*-store}.ts', owner: 'studio' },
];

/** Where it may not stand, stores and tests apart. */
export const NO_SQL = 'apps/{server/src/modules,studio/src}/**/*.ts';
