import { Stopped } from './stopped.ts';

/**
 * Runs a program until it is told to stop, by a signal or because the program that started it is gone. What an
 * operator can mend is told in one sentence.
 */
export const runProgram = async (start: () => Promise<{ close(): Promise<void> }>): Promise<void> => {
  try {
    const program = await start();
    let closing: Promise<void> | null = null;
    const stop = () => {
      closing ??= program.close().then(() => process.exit(0));
    };
    process.on('SIGTERM', stop);
    process.on('SIGINT', stop);
    process.on('disconnect', stop);
    // The parent may have gone while the program was still starting; then nobody will ever tell it.
    if (Object.is(process.connected, false)) stop();
  } catch (error) {
    process.stderr.write(`${error instanceof Stopped ? error.message : String((error as Error).stack)}\n`);
    process.exit(1);
  }
};
