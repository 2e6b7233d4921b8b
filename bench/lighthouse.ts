import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

const FOLDER = join(import.meta.dirname, 'lighthouse');
const CLI = join(FOLDER, 'node_modules/lighthouse/cli/index.js');
const CHROME_FLAGS = '--headless=new --no-sandbox --disable-gpu --disable-background-networking';

export interface Scores {
  performance: number;
  accessibility: number;
  bestPractices: number;
  lcpMs: number;
  layoutShift: number;
  /** How long the page could not answer a tap while it loaded. */
  blockedMs: number;
  /** Lighthouse's own index of the machine: its slowdown of four is meant for one of 1,500 to 2,000. */
  benchmark: number;
  /** The element that was painted largest, as its selector. */
  lcpElement: string;
}

interface Report {
  environment: { benchmarkIndex: number };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number; details?: { items?: { selector?: string }[] } }>;
}

/** Judges a page as Lighthouse's slow phone sees it: three scores out of 100, the largest paint and the shift. */
export const judgePage = async (url: string, chromePath: string): Promise<Scores> => {
  if (!existsSync(CLI)) await execute('npm', ['ci', '--ignore-scripts'], { cwd: FOLDER });
  const folder = mkdtempSync(join(tmpdir(), 'hintha-lighthouse-'));
  const file = join(folder, 'report.json');
  const parameters = [
    url,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    `--chrome-flags=${CHROME_FLAGS}`,
  ];
  const judge = () =>
    execute(
      process.execPath,
      [CLI, ...parameters, '--only-categories=performance,accessibility,best-practices'],
      { env: { ...process.env, CHROME_PATH: chromePath } },
    );
  try {
    // The browser now and then loses the beginning of its own record; Lighthouse then asks for another run.
    await judge().catch(judge);
    return toScores(JSON.parse(readFileSync(file, 'utf8')) as Report);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const toScores = (report: Report): Scores => ({
  performance: scoreOf(report, 'performance'),
  accessibility: scoreOf(report, 'accessibility'),
  bestPractices: scoreOf(report, 'best-practices'),
  lcpMs: valueOf(report, 'largest-contentful-paint'),
  layoutShift: valueOf(report, 'cumulative-layout-shift'),
  blockedMs: valueOf(report, 'total-blocking-time'),
  benchmark: report.environment.benchmarkIndex,
  lcpElement: nodeOf(report, 'lcp-breakdown-insight'),
});

const scoreOf = ({ categories }: Report, name: string): number =>
  Math.round((categories[name]?.score ?? 0) * 100);

const valueOf = ({ audits }: Report, name: string): number => audits[name]?.numericValue ?? Number.NaN;

const nodeOf = ({ audits }: Report, name: string): string =>
  audits[name]?.details?.items?.find(({ selector }) => selector)?.selector ?? '?';
