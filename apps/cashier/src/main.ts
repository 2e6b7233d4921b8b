import { openLog, runProgram } from '@hintha/platform';
import { openCashier } from './app.ts';
import { readConfig } from './config.ts';

await runProgram(async () => {
  const config = readConfig(process.env);
  return openCashier(config, openLog('cashier', config.logLevel));
});
