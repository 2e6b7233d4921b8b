import { readdirSync, readFileSync } from 'node:fs';

const TICKS_A_SECOND = 100;

/** Seconds of processor time that a server and its children, those that have ended too, have used. */
export const serverSeconds = (pid: number): number => {
  let ticks = 0;
  for (const entry of readdirSync('/proc')) {
    const fields = readStat(entry);
    const [own = 0, kernel = 0, children = 0, childrensKernel = 0] = fields.slice(11, 15).map(Number);
    if (entry === String(pid)) ticks += own + kernel + children + childrensKernel;
    else if (fields[1] === String(pid)) ticks += own + kernel;
  }
  return ticks / TICKS_A_SECOND;
};

/** Seconds of processor time of another process by itself. */
export const processSeconds = (pid: number): number => {
  const [own = 0, kernel = 0] = readStat(String(pid)).slice(11, 13).map(Number);
  return (own + kernel) / TICKS_A_SECOND;
};

/** Seconds of processor time of this process. */
export const ownSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

// The name in the second field may hold blanks, so counting starts behind its bracket, with the state.
const readStat = (entry: string): string[] => {
  if (!/^\d+$/.test(entry)) return [];
  try {
    const text = readFileSync(`/proc/${entry}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
};
