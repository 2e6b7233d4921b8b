import { chmodSync, mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Halt } from '../tools/halt.ts';
import { createDatabase, startPostgres, type EmbeddedPostgres } from '../tools/postgres/index.ts';
import { MEMORY_PLACE } from '../tools/test/memory-place.ts';
import { type Child, lastLines, spawnChild, waitUntilReady } from '../tools/start/children.ts';
import { untilGamesAreListed } from './games-listed.ts';
import { planProgram, type Program, readWorldSettings, type WorldSettings } from './world-plans.ts';
import { findPorts, hasTemplates, keepTemplate, takeTemplate } from './world-template.ts';

// Journeys and kills look at what they do themselves, and not at the past of a team.
process.env.DEMO_TEAM = 'none';
// What a password costs is measured where it is hashed.
process.env.PASSWORD_MEMORY_KIB = '8';

export type Target = 'postgres' | Program;

/** The worlds of `npm test` lie in memory, and are small; any other lies on the disk, as that of `npm start`. */
const IN_MEMORY = { shared_buffers: '128MB', max_wal_size: '1GB' } as const;
const place = (): string => (hasTemplates() ? MEMORY_PLACE : tmpdir());

/** Settings of PostgreSQL that go over those of `npm start`. */
type PostgresSettings = Readonly<Record<string, string>>;

/** The number is that of the process whose world it is. */
const FOLDER = /^hintha-world-(\d+)-/;

/** PostgreSQL, servers and studio as `npm start` runs them, in a folder of their own that goes with them. */
export class World implements AsyncDisposable {
  readonly settings: WorldSettings;
  /** Programs that ended though nobody killed them. */
  readonly deserters: string[] = [];
  databaseUrl = '';
  readonly #postgresPort: number;
  #postgresSettings: PostgresSettings = {};
  #postgres: EmbeddedPostgres | undefined;
  readonly #children = new Map<Target, Child>();
  #starting: Promise<void> = Promise.resolve();
  #ending: Promise<void> | undefined;

  constructor(settings: WorldSettings, postgresPort: number) {
    this.settings = settings;
    this.#postgresPort = postgresPort;
  }

  /** Throws once somebody has begun to end it. */
  assertOn(): void {
    if (this.#ending) throw new Halt('The world is over.');
  }

  /** SIGKILL; comes when the process is gone. */
  async kill(target: Target): Promise<void> {
    if (target === 'postgres') {
      const postgres = this.#postgres;
      this.#postgres = undefined;
      return postgres && killPostmaster(postgres.pid);
    }
    const child = this.#take(target);
    child?.kill();
    await child?.ended;
  }

  /** Tells it to stop, as a release does; comes when it has ended, with how. */
  async stopProgram(program: Program): Promise<string | undefined> {
    const child = this.#take(program);
    await child?.stop();
    return child?.ended;
  }

  /** Starts it by the code that `npm start` runs; comes when it answers. */
  start(target: Target): Promise<void> {
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
    for (const program of ['studio', 'server'] as const) await this.stopProgram(program);
    await this.#postgres?.stop();
    this.#postgres = undefined;
  }

  #take(program: Program): Child | undefined {
    const child = this.#children.get(program);
    this.#children.delete(program);
    return child;
  }

  async #end(): Promise<void> {
    await this.#starting;
    for (const target of ['cashier', 'studio', 'worker', 'server'] as const) await this.kill(target);
    const postgres = this.#postgres;
    // Whoever still kills at this moment shall not find it: a stop that is cut short is taken for a failure.
    this.#postgres = undefined;
    await postgres?.stop();
    rmSync(this.settings.dataDir, { recursive: true, force: true });
  }

  async #startChild(program: Program): Promise<void> {
    const plan = planProgram(program, this.settings, this.databaseUrl);
    const child = spawnChild(plan);
    this.#children.set(program, child);
    await waitUntilReady(child, plan, () => {});
    void child.ended.then((how) => {
      if (this.#children.get(program) !== child) return;
      this.deserters.push([`The ${program} ended by itself: ${how}.`, ...lastLines(plan.logFile)].join('\n'));
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
  const { postgres, ...ports } = await findPorts();
  const env = { DATA_DIR: folder, DEMO_WORLD: 'none' };
  const world = new World(readWorldSettings(ports, env, { worker: false }), Number(postgres));
  try {
    for (const target of ['postgres', 'server', 'studio'] as const) await world.start(target);
    return world;
  } catch (failure) {
    await world[Symbol.asyncDispose]();
    throw failure;
  }
}

/** PostgreSQL with an empty database; the programs are started by whoever asks for it. */
export async function openBareWorld(): Promise<World> {
  await sweep();
  const { postgres, ...ports } = await findPorts();
  const settings = readWorldSettings(ports, { DATA_DIR: makeFolder() }, { worker: false });
  const world = new World(settings, Number(postgres));
  try {
    await world.start('postgres');
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

/** Everything up and answering; the cashier and a second server where they are asked for. */
export async function openWorld({ cashier = false, worker = false } = {}): Promise<World> {
  await sweep();
  const folder = makeFolder();
  const isCopy = takeTemplate(folder);
  const { postgres, ...ports } = await findPorts();
  const settings = readWorldSettings(ports, { DATA_DIR: folder }, { worker });
  const world = new World(settings, Number(postgres));
  try {
    await world.start('postgres');
    const server = world.start('server');
    // In an empty database the tables come first.
    if (!isCopy) await server;
    const others: Program[] = worker ? ['studio', 'worker'] : ['studio'];
    await Promise.all([server, ...others.map((program) => world.start(program))]);
    if (cashier) await world.start('cashier');
    return world;
  } catch (failure) {
    await world[Symbol.asyncDispose]();
    throw failure;
  }
}
