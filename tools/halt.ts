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

/** How a failure is told: a `Halt` in its sentence, anything else, being a bug, with its stack. */
export function failureText(failure: unknown): string {
  if (failure instanceof Halt)
    return [...failure.lines.map((line) => `  ${line}`), failure.message, ''].join('\n');
  return `${failure instanceof Error ? (failure.stack ?? failure.message) : String(failure)}\n`;
}

/** Runs a command's body; its number becomes the exit code, and a failure is told and becomes 1. */
export async function runCommand(body: () => Promise<number>): Promise<void> {
  // The reader of our lines may go away first, as in `npm start | head`; that ends nothing.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  try {
    process.exitCode = await body();
  } catch (failure) {
    process.stderr.write(failureText(failure));
    process.exitCode = 1;
  }
}
