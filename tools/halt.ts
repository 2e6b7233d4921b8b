/** An expected failure. Its message is the one sentence that the person at the keyboard gets. */
export class Halt extends Error {
  override readonly name = 'Halt';
  /** Lines of a log or of a tool's output that go before the sentence. */
  readonly lines: readonly string[];

  constructor(sentence: string, lines: readonly string[] = []) {
    super(sentence);
    this.lines = lines;
  }
}

/** Tells a failure: a `Halt` in its sentence, anything else, being a bug, with its stack. */
export function tellFailure(failure: unknown, write: (text: string) => void): void {
  if (!(failure instanceof Halt)) {
    write(`${failure instanceof Error ? (failure.stack ?? failure.message) : String(failure)}\n`);
    return;
  }
  for (const line of failure.lines) write(`  ${line}\n`);
  write(`${failure.message}\n`);
}

/** Runs a command's body; its number becomes the exit code, and a failure is told and becomes 1. */
export async function runCommand(body: () => Promise<number>): Promise<void> {
  // The reader of our lines may go away first, as in `npm start | head`; that ends nothing.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  try {
    process.exitCode = await body();
  } catch (failure) {
    tellFailure(failure, (text) => process.stderr.write(text));
    process.exitCode = 1;
  }
}
