import { chmodSync, mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Halt } from '../tools/halt.ts';
import { createDatabase, startPostgres, type EmbeddedPostgres } from '../tools/postgres/index.ts';
import { readSettings, type Settings } from '../tools/settings.ts';
import { MEMORY_PLACE } from '../tools/test/memory-place.ts';
import { type Child, lastLines, startChild } from '../tools/start/children.ts';
import { cashierPlan, serverPlan, studioPlan } from '../tools/start/plans.ts';
import { untilGamesAreListed } from './games-listed.ts';
import { findPorts, hasTemplates, keepTemplate, takeTemplate } from './world-template.ts';

export const TARGETS = ['postgres', 'server', 'studio'] as const;
export type Target = (typeof TARGETS)[number];
/** The cashier runs where a journey asks for it. */
type Program = Exclude<Target, 'postgres'> | 'cashier';

const PLANS = { server: serverPlan, studio: studioPlan, cashier: cashierPlan };

/** The worlds of `npm test` lie in memory, and are small; any other lies on the disk, as that of `npm start`. */
const IN_MEMORY = { shared_buffers: '128MB', max_wal_size: '1GB' } as const;
const place = (): string => (hasTemplates() ? MEMORY_PLACE : tmpdir());

/** Settings of PostgreSQL that go over those of `npm start`. */
type PostgresSettings = Readonly<Record<string, string>>;

/** The number is that of the process whose world it is. */
const FOLDER = /^hintha-world-(\d+)-/;

/** PostgreSQL, server and studio as `npm start` runs them, in a folder of their own that goes with them. */
export class World implements AsyncDisposable {
  readonly settings: Settings;
  /** Programs that ended though nobody killed them. */
  readonly deserters: string[] = [];
  databaseUrl = '';
  readonly #postgresPort: number;
  #postgresSettings: PostgresSettings = {};
  #postgres: EmbeddedPostgres | undefined;
  readonly #children = new Map<Target | Program, Child>();
  #starting: Promise<void> = Promise.resolve();
  #ending: Promise<void> | undefined;

  constructor(settings: Settings, postgresPort: number) {
    this.settings = settings;
    this.#postgresPort = postgresPort;
  }

  /** Throws once somebody has begun to end it. */
  assertOn(): void {
    if (this.#ending) throw new Halt('The world is over.');
  }

  /** SIGKILL; comes when the process is gone. */
  async kill(target: Target | Program): Promise<void> {
    if (target === 'postgres') {
      const postgres = this.#postgres;
      this.#postgres = undefined;
      return postgres && killPostmaster(postgres.pid);
    }
    const child = this.#children.get(target);
    this.#children.delete(target);
    child?.kill();
    await child?.ended;
  }

  /** Starts it by the code that `npm start` runs; comes when it answers. */
  start(target: Target | Program): Promise<void> {
    this.assertOn();
    const starting = target === 'postgres' ? this.#startPostgres() : this.#startChild(target);
    this.#starting = Promise.allSettled([this.#starting, starting]).then(() => undefined);
    return starting;
  }

  /** What PostgreSQL is started with from the next start on. */
  plant(settings: PostgresSettings): void {
    this.#postgresSettings = settings;
  }

  /** Ends everything, also in the middle of a start; asked twice it ends once. */
  [Symbol.asyncDispose](): Promise<void> {
    this.#ending ??= this.#end();
    return this.#ending;
  }

  /** Stops everything in order, so that its folder can be copied. */
  async stop(): Promise<void> {
    for (const target of ['studio', 'server'] as const) await this.#stopChild(target);
    await this.#postgres?.stop();
    this.#postgres = undefined;
  }

  async #stopChild(target: Program): Promise<void> {
    const child = this.#children.get(target);
    this.#children.delete(target);
    await child?.stop();
  }

  async #end(): Promise<void> {
    await this.#starting;
    for (const target of ['cashier', 'studio', 'server'] as const) await this.kill(target);
    const postgres = this.#postgres;
    // Whoever still kills at this moment shall not find it: a stop that is cut short is taken for a failure.
    this.#postgres = undefined;
    await postgres?.stop();
    rmSync(this.settings.dataDir, { recursive: true, force: true });
  }

  async #startChild(target: Program): Promise<void> {
    const plan = PLANS[target](this.settings, this.databaseUrl);
    const child = await startChild(plan);
    this.#children.set(target, child);
    void child.ended.then((how) => {
      if (this.#children.get(target) !== child) return;
      this.deserters.push([`The ${target} ended by itself: ${how}.`, ...lastLines(plan.logFile)].join('\n'));
    });
  }

  async #startPostgres(): Promise<void> {
    this.#postgres = await startPostgres({
      dataDir: join(this.settings.dataDir, 'postgres'),
      port: this.#postgresPort,
      settings: { ...(hasTemplates() ? IN_MEMORY : {}), ...this.#postgresSettings },
      bySocket: hasTemplates(),
      log: () => {},
    });
    this.databaseUrl = await createDatabase(this.#postgres.url, 'hintha');
  }
}

/** Only the postmaster: that its other processes are gone as well is looked after by the next start. */
async function killPostmaster(pid: number): Promise<void> {
  process.kill(pid, 'SIGKILL');
  while (isRunning(pid)) await sleep(5);
}

/** Whether the process still works somewhere; one that is dead, and only not yet counted as such, does not. */
function isRunning(pid: number): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) !== '';
  } catch {
    return false;
  }
}

/** Runs that were killed themselves could not clean up: their databases are stopped and their folders removed. */
async function sweep(): Promise<void> {
  for (const name of readdirSync(place())) {
    const [, pid] = FOLDER.exec(name) ?? [];
    if (pid === undefined || isRunning(Number(pid))) continue;
    const left = join(place(), name);
    await startPostgres({ dataDir: join(left, 'postgres'), log: () => {} })
      .then((orphan) => orphan.stop())
      .catch(() => undefined);
    rmSync(left, { recursive: true, force: true });
  }
}

/** Everything up and answering, with nothing of a demo in it: no vendor, no channel, no member. */
export async function openEmptyWorld(): Promise<World> {
  await sweep();
  const folder = makeFolder();
  const { postgres, ...rest } = await findPorts();
  const settings = readSettings({ ...rest, DATA_DIR: folder, DEMO_WORLD: 'none' });
  const world = new World(settings, Number(postgres));
  try {
    for (const target of TARGETS) await world.start(target);
    return world;
  } catch (failure) {
    await world[Symbol.asyncDispose]();
    throw failure;
  }
}

function makeFolder(): string {
  const folder = mkdtempSync(join(place(), `hintha-world-${process.pid}-`));
  // PostgreSQL runs as another user when the test is run by root, and has to get in.
  chmodSync(folder, 0o755);
  return folder;
}

/** Makes the template of all worlds to come: one that was filled, and stands still. */
export async function fillTemplate(): Promise<void> {
  await using world = await openWorld();
  await untilGamesAreListed(world.settings.operatorUrl, { all: true });
  await world.stop();
  keepTemplate(world.settings.dataDir);
}

/** Everything up and answering; the cashier where it is asked for. */
export async function openWorld({ cashier = false } = {}): Promise<World> {
  await sweep();
  const folder = makeFolder();
  const isCopy = takeTemplate(folder);
  const { postgres, ...rest } = await findPorts();
  const world = new World(readSettings({ ...rest, DATA_DIR: folder }), Number(postgres));
  try {
    await world.start('postgres');
    const server = world.start('server');
    // In an empty database the tables come first.
    if (!isCopy) await server;
    await Promise.all([server, world.start('studio')]);
    if (cashier) await world.start('cashier');
    return world;
  } catch (failure) {
    await world[Symbol.asyncDispose]();
    throw failure;
  }
}
