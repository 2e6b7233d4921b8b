/** Says what a step is doing now; the words stand beside its name until the next ones. */
export type Say = (text: string) => void;

export interface Step {
  readonly name: string;
  /** What it gives is shown when the step is done, as `skipped: nothing changed`. */
  readonly run: (say: Say) => Promise<string | undefined>;
}

export interface Screen {
  readonly write: (text: string) => void;
  /** True when the line can be written over, as on a terminal that a person is looking at. */
  readonly live: boolean;
  readonly columns: number;
}

const SPINNER = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'] as const;
const FRAME_MS = 100;
const USUAL_COLUMNS = 80;
const CLEAR_LINE = '\r\u001B[2K';

export function terminalScreen(): Screen {
  return {
    write: (text) => process.stdout.write(text),
    live: process.stdout.isTTY && process.env.CI === undefined,
    columns: process.stdout.columns || USUAL_COLUMNS,
  };
}

function seconds(sinceMs: number): string {
  return `${((performance.now() - sinceMs) / 1000).toFixed(1)} s`;
}

function liveLine(name: string, screen: Screen): { say: Say; end: () => void } {
  const startedAt = performance.now();
  let doing = '';
  let frame = 0;
  const draw = (): void => {
    frame = (frame + 1) % SPINNER.length;
    const text = [`${SPINNER[frame]} ${name}`, seconds(startedAt), doing].filter(Boolean).join('  ');
    screen.write(CLEAR_LINE + text.slice(0, Math.max(20, screen.columns - 1)));
  };
  draw();
  const timer = setInterval(draw, FRAME_MS);
  const end = (): void => {
    clearInterval(timer);
    screen.write(CLEAR_LINE);
  };
  return { say: (text) => (doing = text), end };
}

function plainLine(name: string, screen: Screen): { say: Say; end: () => void } {
  screen.write(`… ${name}\n`);
  return { say: () => {}, end: () => {} };
}

/** Runs one step under a line of its own. A failure is marked and passed on. */
export async function runStep(step: Step, screen: Screen): Promise<void> {
  const startedAt = performance.now();
  const line = screen.live ? liveLine(step.name, screen) : plainLine(step.name, screen);
  let mark = '✗';
  let outcome: string | undefined;
  try {
    outcome = await step.run(line.say);
    mark = '✓';
  } finally {
    line.end();
    const shown = outcome === undefined ? '' : `  ${outcome}`;
    screen.write(`${mark} ${step.name}  ${seconds(startedAt)}${shown}\n`);
  }
}

/** Runs the steps one after the other; the first failure ends the row. */
export async function runSteps(steps: readonly Step[], screen: Screen): Promise<void> {
  for (const step of steps) await runStep(step, screen);
}
