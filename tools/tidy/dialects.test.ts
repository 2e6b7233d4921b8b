import { expect, test } from 'vitest';
import { findStrayDialects } from './dialects.ts';

const DIALECTS = 'apps/server/src/modules/vendors/dialects';
const known = (name: string) => ({
  path: `${DIALECTS}/${name}/index.ts`,
  text: () => `export const ${name} = 1;`,
});

const found = (path: string, code: string) =>
  findStrayDialects([known('alpha'), known('beta'), { path, text: () => code }]).map(
    ({ line, what }) => `${line} ${what}`,
  );

test('a dialect is named in its own folder and in the list of dialects, and nowhere else in the server', () => {
  const code = "\nimport { ALPHA } from './alpha.ts';";
  expect(found('apps/server/src/modules/vendors/launch-game.ts', code)).toEqual([
    '2 names ALPHA',
    '2 names alpha',
  ]);
  expect(found(`${DIALECTS}/beta/wallet-calls.ts`, code)).toHaveLength(2);
  expect(found('apps/server/src/demo/seed.ts', "const dialect = 'beta';")).toEqual(['1 names beta']);
  expect(found(`${DIALECTS}/alpha/wallet-calls.ts`, code)).toEqual([]);
  expect(found(`${DIALECTS}/index.ts`, code)).toEqual([]);
});

test('tests, and programs that stand for a vendor, name the dialect that they speak', () => {
  expect(found('apps/server/src/modules/records/records.test.ts', "'alpha'")).toEqual([]);
  expect(found('apps/studio/src/app.ts', "'alpha'")).toEqual([]);
  expect(found('packages/vendor-protocol/src/index.ts', "'alpha'")).toEqual([]);
});
