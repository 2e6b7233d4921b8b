/** Says what a step is doing now; the words stand beside its name until the next ones. */
export type Translate = (text: string) => void;

export interface Step {
  readonly name: string;
  /** What it gives is shown when the step is done, as `skipped: nothing changed`. */
  readonly run: (say: Translate) => Promise<string | undefined>;
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

/** A step that is in progress. */
interface Running {
  readonly say: Translate;
  /** Puts the line of its end, and what is told below it, in one piece. */
  readonly end: (mark: string, outcome?: string, report?: string) => void;
}

/** The line at the foot of a screen: every step that is in progress, over which go those that have ended. */
class Line {
  readonly #screen: Screen;
  readonly #running = new Set<{ readonly name: string; readonly startedAt: number; doing: string }>();
  #timer: NodeJS.Timeout | undefined;
  #frame = 0;

  constructor(screen: Screen) {
    this.#screen = screen;
  }

  start(name: string): Running {
    const step = { name, startedAt: performance.now(), doing: '' };
    this.#running.add(step);
    if (this.#screen.live) this.#draw();
    else this.#screen.write(`… ${name}\n`);
    return {
      say: (text) => (step.doing = text),
      end: (mark, outcome, report = '') => {
        this.#running.delete(step);
        const shown = [`${mark} ${name}`, seconds(step.startedAt), outcome].filter(Boolean).join('  ');
        this.#screen.write(`${this.#screen.live ? CLEAR_LINE : ''}${shown}\n${report}`);
        this.#draw();
      },
    };
  }

  #draw(): void {
    if (!this.#screen.live) return;
    clearTimeout(this.#timer);
    if (this.#running.size === 0) return;
    this.#frame = (this.#frame + 1) % SPINNER.length;
    const steps = [...this.#running].map(({ name, startedAt, doing }) =>
      [name, seconds(startedAt), doing].filter(Boolean).join('  '),
    );
    const text = `${SPINNER[this.#frame]} ${steps.join('   ')}`;
    this.#screen.write(CLEAR_LINE + text.slice(0, Math.max(20, this.#screen.columns - 1)));
    this.#timer = setTimeout(() => this.#draw(), FRAME_MS);
  }
}

/** Runs one step under a line of its own. A failure is marked, told as it is wished and passed on. */
async function runStep(step: Step, line: Line, tell?: (failure: unknown) => string): Promise<void> {
  const running = line.start(step.name);
  let outcome: string | undefined;
  try {
    outcome = await step.run(running.say);
  } catch (failure) {
    running.end('✗', undefined, tell?.(failure));
    throw failure;
  }
  running.end('✓', outcome);
}

/** Runs the steps one after the other; the first failure ends the row. */
export async function runSteps(steps: readonly Step[], screen: Screen): Promise<void> {
  const line = new Line(screen);
  for (const step of steps) await runStep(step, line);
}

/** Rows of steps that run beside one another. */
export type Lanes = readonly (readonly Step[])[];

/**
 * Runs every step of every lane, whatever the others came to; each is told when it ends. Gives the names of those that
 * failed.
 */
export async function runLanes(
  lanes: Lanes,
  screen: Screen,
  tell: (failure: unknown) => string,
): Promise<string[]> {
  const line = new Line(screen);
  const failed: string[] = [];
  const runLane = async (lane: readonly Step[]): Promise<void> => {
    for (const step of lane) await runStep(step, line, tell).catch(() => failed.push(step.name));
  };
  await Promise.all(lanes.map(runLane));
  return failed;
}
