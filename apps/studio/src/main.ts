import { openLog, runProgram } from '@hintha/platform';
import { openStudio } from './app.ts';
import { readConfig } from './config.ts';

await runProgram(async () => {
  const config = readConfig(process.env);
  return openStudio(config, openLog('studio', config.logLevel));
});
