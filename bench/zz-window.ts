import { readFileSync } from 'node:fs';
import { openBenchServer } from './bench-server.ts';
import { createDatabase } from '../tools/postgres/index.ts';
import { fillPgbench, findPgbench, runPgbench } from './pgbench.ts';
import { betGrouped, betSingly, openFundedDatabase, warmUp, withCost } from './wallet-load.ts';
const cpu = () => { const f = readFileSync('/proc/stat', 'utf8').split('\n')[0]!.split(/\s+/).slice(1).map(Number); return { busy: f[0]! + f[1]! + f[2]! + f[6]!, all: f.slice(0, 8).reduce((a, b) => a + b, 0) }; };
const sleep = (ms: number) => new Promise((r) => setTimeout(r, ms));
await using server = await openBenchServer();
const { url, pid } = server.postgres;
const y = await createDatabase(url, 'yardstick'); const pb = findPgbench()!; await fillPgbench(pb, y, 2);
const db = await openFundedDatabase(url, 'bench'); await warmUp(db);
let got = 0; const end = Date.now() + 560_000;
while (got < 6 && Date.now() < end) {
  const a = cpu(); await sleep(2500); const b = cpu();
  const p = (b.busy - a.busy) / (b.all - a.all);
  if (p > 0.12) continue;
  got++;
  const g = await withCost(pid, () => betGrouped(db, 3)); const t = await runPgbench(pb, y, { clients: 32, seconds: 3 }); const s = await withCost(pid, () => betSingly(db, 'one', 3));
  const c = cpu(); await sleep(1500); const d = cpu();
  console.log(new Date().toISOString().slice(11, 19), 'before', p.toFixed(2), 'after', ((d.busy - c.busy) / (d.all - c.all)).toFixed(2), 'grouped', Math.round(g.load.perSecond), 'p50', g.load.p50Ms.toFixed(1), 'p99', g.load.p99Ms.toFixed(1), 'pg', g.postgresUs.toFixed(0), 'node', g.nodeUs.toFixed(1), '| pgbench', Math.round(t), '| single', Math.round(s.load.perSecond), 'p99', s.load.p99Ms.toFixed(1), 'pg', s.postgresUs.toFixed(0), 'node', s.nodeUs.toFixed(0));
}
await db.close();
