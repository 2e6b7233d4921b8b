import { openLog, Stopped } from '@hintha/platform';
import { openServer } from './app.ts';
import { readConfig } from './config.ts';

const start = async (): Promise<void> => {
  const config = readConfig(process.env);
  const log = openLog('server', config.logLevel);
  const server = await openServer(config, log);
  let stopping: Promise<void> | null = null;
  const stop = () => {
    stopping ??= server.close().then(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // The program that started this one is gone, so nobody would ever stop it.
  process.on('disconnect', stop);
};

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Stopped ? error.message : String((error as Error).stack)}\n`);
  process.exit(1);
});
