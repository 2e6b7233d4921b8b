import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isWithin, toRow, type Figure } from './figure.ts';

/** What can be measured: each answers its figures one by one as they come. */
const BENCHES: Readonly<Record<string, () => Promise<{ measure: () => AsyncIterable<Figure> }>>> = {
  wallet: () => import('./wallet/index.ts'),
  access: () => import('./access/index.ts'),
  web: () => import('./web.ts'),
  lobby: () => import('./lobby.ts'),
  start: () => import('./start.ts'),
  catalogue: () => import('./catalogue.ts'),
  queues: () => import('./queues.ts'),
  'wallet-report': () => import('./wallet/report.ts'),
  'wallet-layout': () => import('./wallet/layout.ts'),
  'wallet-notify': () => import('./wallet/notify.ts'),
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
