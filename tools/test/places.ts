import { matchesGlob } from 'node:path';

/** The journeys, through a real browser. */
export const JOURNEYS = 'e2e/**/*.e2e.ts';
/** The one among them that has no browser: it kills the parts that run and looks at the money. */
const KILL_JOURNEY = 'e2e/kill.e2e.ts';

/** Whether what a file of tests shows was seen in a real browser; the path is from the root. */
export function isInBrowser(file: string): boolean {
  return file !== KILL_JOURNEY && matchesGlob(file, JOURNEYS);
}
