import { openLog, runProgram, systemClock, systemRandom } from '@hintha/platform';
import { openFeed } from './app.ts';
import { readConfig } from './config.ts';

await runProgram(async () => {
  const config = readConfig(process.env);
  const log = openLog('feed', config.logLevel);
  return openFeed({ config, log, clock: systemClock, random: systemRandom });
});
