/**
 * What a program can run short of through nobody's fault: room in the database, room for files, connections, or the
 * database itself.
 */
export const SHORTAGES = ['database_full', 'files_full', 'connections', 'database_away'] as const;
export type Shortage = (typeof SHORTAGES)[number];

const BY_CODE: Readonly<Record<string, Shortage>> = {
  '53100': 'database_full',
  ENOSPC: 'files_full',
  EDQUOT: 'files_full',
  '53200': 'connections',
  '53300': 'connections',
};
const AWAY_CODE = /^(?:57P0[123]|08...|ECONN.*|EPIPE)$/;
// The driver gives these no code.
const AWAY_WORDS = /^(?:Connection terminated|Client (?:was closed|has encountered a connection error))/;
const POOL_EMPTY = 'timeout exceeded when trying to connect';

/** What was short when this was thrown; null when it was something else. */
export const shortageOf = (thrown: unknown): Shortage | null => {
  if (!(thrown instanceof Error)) return null;
  const code = 'code' in thrown ? String(thrown.code) : '';
  if (Object.hasOwn(BY_CODE, code)) return BY_CODE[code] ?? null;
  if (thrown.message === POOL_EMPTY) return 'connections';
  return isAway(thrown) ? 'database_away' : null;
};

/** Whether the connection was lost, or could not be made. */
const isAway = (thrown: Error & { code?: unknown; syscall?: unknown }): boolean =>
  AWAY_CODE.test(String(thrown.code)) || AWAY_WORDS.test(thrown.message) || isSocketGone(thrown);

/** The socket of a database of this machine goes with it. */
const isSocketGone = ({ code, syscall }: { code?: unknown; syscall?: unknown }): boolean =>
  code === 'ENOENT' && syscall === 'connect';
