import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Halt, runCommand } from '../tools/halt.ts';
import { isWithin, toRow, type Figure } from './figure.ts';

/** What can be measured: each answers its figures one by one as they come. */
const BENCHES: Readonly<Record<string, () => Promise<{ measure: () => AsyncIterable<Figure> }>>> = {
  wallet: () => import('./wallet/index.ts'),
  bets: () => import('./bets/index.ts'),
  lottery: () => import('./lottery/index.ts'),
  sports: () => import('./sports/index.ts'),
  agents: () => import('./agents/index.ts'),
  access: () => import('./access/index.ts'),
  enumeration: () => import('./access/enumeration.ts'),
  web: () => import('./web.ts'),
  lobby: () => import('./lobby.ts'),
  picker: () => import('./picker.ts'),
  slip: () => import('./slip.ts'),
  start: () => import('./start.ts'),
  catalogue: () => import('./catalogue.ts'),
  queues: () => import('./queues.ts'),
  'wallet-report': () => import('./wallet/report.ts'),
  'wallet-layout': () => import('./wallet/layout.ts'),
  'wallet-notify': () => import('./wallet/notify.ts'),
};
const USAGE = `npm run bench -- ${Object.keys(BENCHES).join(' | ')} [--json FILE]
npm run bench -- wallet --against REVISION [--rounds N] [--json FILE]`;
const OPTIONS = {
  json: { type: 'string' },
  against: { type: 'string' },
  rounds: { type: 'string' },
} as const;

/** Two servers in turn settle a twentieth of difference in so many rounds, within ten minutes. */
const ROUNDS_AGAINST = '25';

interface Order {
  readonly measure: () => AsyncIterable<Figure>;
  readonly json: string | undefined;
}

async function readOrder(): Promise<Order> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: OPTIONS });
  const [name = ''] = positionals;
  const bench = BENCHES[name];
  const { against, rounds = ROUNDS_AGAINST, json } = values;
  const isOdd = against === undefined ? values.rounds !== undefined : name !== 'wallet';
  if (bench === undefined || isOdd || !/^[1-9]\d{0,3}$/.test(rounds)) throw new Halt(USAGE);
  if (against === undefined) return { measure: (await bench()).measure, json };
  const { measureAgainst } = await import('./against/index.ts');
  return { measure: () => measureAgainst(against, Number(rounds)), json };
}

function print(figure: Figure): void {
  const [name = '', value = '', unit = '', bound = '', verdict = ''] = toRow(figure);
  console.log(`${name.padEnd(84)} ${value.padStart(10)} ${unit.padEnd(10)} ${bound.padEnd(9)} ${verdict}`);
}

await runCommand(async () => {
  const { measure, json } = await readOrder();
  const figures: Figure[] = [];
  for await (const figure of measure()) {
    figures.push(figure);
    print(figure);
  }
  if (json !== undefined) writeFileSync(json, `${JSON.stringify(figures, null, 2)}\n`);
  return figures.every(isWithin) ? 0 : 1;
});
