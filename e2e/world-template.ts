import { randomInt } from 'node:crypto';
import { chmodSync, chownSync, cpSync, existsSync, readdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { checkPortIsFree } from '../tools/start/free-port.ts';

/**
 * Ports below those that the system lends to outgoing calls: while a program is down, a client's own call must not
 * be given the port that the program wants back.
 */
const FIRST_PORT = 20_000;
const LAST_PORT = 32_000;

/** Where its programs listen, as the settings name them. */
export type Ports = Readonly<Record<(typeof NAMES)[number], string>>;

const NAMES = [
  'postgres',
  'PORT',
  'STUDIO_PORT',
  'CASHIER_PORT',
  'CONSOLE_PORT',
  'WORKER_PORT',
  'WORKER_CONSOLE_PORT',
] as const;

export const findPorts = async (): Promise<Ports> => {
  const ports: string[] = [];
  for (let port = randomInt(FIRST_PORT, LAST_PORT); ports.length < NAMES.length; port += 1) {
    const isFree = await checkPortIsFree('127.0.0.1', port, 'PORT').then(
      () => true,
      () => false,
    );
    if (isFree) ports.push(String(port));
  }
  return Object.fromEntries(NAMES.map((name, n) => [name, ports[n] ?? ''])) as Ports;
};

/** The folder that a run of journeys keeps its filled world in: migrations, the demo and ten thousand games come once. */
const template = (): string | undefined => {
  const { HINTHA_TEMPLATES: folder } = process.env;
  return folder === undefined ? undefined : join(folder, 'world');
};

export const hasTemplates = (): boolean => template() !== undefined;

/** Copies a folder whole; what root copies stays with whom it belonged to, since PostgreSQL runs as another user. */
const copyOwned = (from: string, to: string): void => {
  cpSync(from, to, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true });
  if (process.getuid?.() !== 0) return;
  for (const name of ['', ...readdirSync(from, { recursive: true, encoding: 'utf8' })]) {
    const { uid, gid, mode } = statSync(join(from, name));
    chownSync(join(to, name), uid, gid);
    chmodSync(join(to, name), mode);
  }
};

/** Fills the folder of a new world from the template, if there is one already; whether there was. */
export const takeTemplate = (folder: string): boolean => {
  const from = template();
  if (from === undefined || !existsSync(from)) return false;
  copyOwned(from, folder);
  return true;
};

/** Makes a world that stands still the template. */
export const keepTemplate = (folder: string): void => {
  const to = template();
  if (to === undefined) return;
  copyOwned(folder, `${to}.new`);
  renameSync(`${to}.new`, to);
};
