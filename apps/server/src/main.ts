import { openLog, runProgram } from '@hintha/platform';
import { openServer } from './app.ts';
import { readConfig } from './config.ts';

await runProgram(async () => {
  const config = readConfig(process.env);
  return openServer(config, openLog('server', config.logLevel));
});
