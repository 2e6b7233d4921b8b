import { pino, type Logger } from 'pino';

export type Log = Logger;

/** Secrets have no place in a log, wherever they stand in a logged object. */
const SECRETS = ['password', 'confirmPassword', 'token', 'authorization', 'secret', 'jwe'];

export const openLog = (name: string, level: string): Log =>
  pino({
    name,
    level,
    redact: { paths: SECRETS.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: '[redacted]' },
  });
