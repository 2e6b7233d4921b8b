import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { feedResults } from './result-feed/feed-results.ts';

const EVERY_MS = 10_000;

const { values } = parseArgs({
  options: {
    operator: { type: 'string', default: 'http://127.0.0.1:8080' },
    source: { type: 'string', multiple: true, default: [] },
  },
});

const sources = values.source.map((text) => {
  const [code = '', key = ''] = text.split('=');
  return { code, key };
});
if (sources.length === 0 || sources.some(({ code, key }) => code === '' || key === '')) {
  process.stdout.write('Name each source with its key, as the console has told it: --source set-feed=KEY\n');
  process.exit(1);
}

process.stdout.write(`A stand-in for sources of results reports to ${values.operator}.\n`);
for (;;) {
  const reports = await feedResults(values.operator, sources).catch((error: unknown) => [String(error)]);
  for (const report of reports) process.stdout.write(`${report}\n`);
  await sleep(EVERY_MS);
}
