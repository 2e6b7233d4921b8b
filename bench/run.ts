import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isWithin, toRow, type Figure } from './figure.ts';

/** What can be measured: each answers its figures one by one as they come. */
const BENCHES: Readonly<Record<string, () => Promise<{ measure: () => AsyncIterable<Figure> }>>> = {
  wallet: () => import('./wallet.ts'),
  access: () => import('./access.ts'),
  web: () => import('./web.ts'),
  start: () => import('./start.ts'),
  'wallet-layout': () => import('./wallet-layout.ts'),
  'wallet-notify': () => import('./wallet-notify.ts'),
};

const { positionals, values } = parseArgs({ allowPositionals: true, options: { json: { type: 'string' } } });
const bench = BENCHES[positionals[0] ?? ''];
if (!bench) {
  console.error(`npm run bench -- ${Object.keys(BENCHES).join(' | ')} [--json FILE]`);
  process.exit(2);
}

const figures: Figure[] = [];
const { measure } = await bench();
for await (const figure of measure()) {
  figures.push(figure);
  const [name = '', value = '', unit = '', bound = '', verdict = ''] = toRow(figure);
  console.log(`${name.padEnd(58)} ${value.padStart(10)} ${unit.padEnd(14)} ${bound.padEnd(9)} ${verdict}`);
}
if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(figures, null, 2)}\n`);
process.exitCode = figures.every(isWithin) ? 0 : 1;
