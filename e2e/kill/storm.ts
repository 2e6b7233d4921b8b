import { setTimeout as sleep } from 'node:timers/promises';
import { type Blow, deal, describe, openBlows } from './blows.ts';
import { type Chance, openChance } from './chance.ts';
import { ClientLog } from './client-log.ts';
import { type Clients, openClients } from './clients.ts';
import type { Fault } from './fault.ts';
import { checkLedger, countLost } from './ledger-check.ts';
import { openWorld, type World } from '../world.ts';

export type Tell = (line: string) => void;

/** One blow, and how long it was from then on. */
export interface Recovery {
  readonly blow: Blow;
  /** Until all that was hit answered again by itself. */
  readonly upMs: number;
  /** Until players and vendors both had got an answer again. */
  readonly answeredMs: number;
}

const CALM_MS = [50, 500] as const;
const ANSWER_MS = 120_000;
const LOOK_EVERY_MS = 10;

/** A world under load that is struck again and again. */
export class Storm implements AsyncDisposable {
  readonly log: ClientLog;
  readonly world: World;
  readonly drawBlow: () => Blow;
  readonly #clients: Clients;
  readonly #chance: Chance;

  constructor(world: World, log: ClientLog, clients: Clients, chance: Chance) {
    this.world = world;
    this.log = log;
    this.#clients = clients;
    this.#chance = chance;
    this.drawBlow = openBlows(chance);
  }

  /** Lets them play for a while, of a length that nobody knows before. */
  async waitForMoment(): Promise<void> {
    const [least, most] = CALM_MS;
    await sleep(least + this.#chance.below(most - least));
    this.#lookRound();
  }

  /** Deals the blow, waits until all that was hit is up, and from then on until everybody is answered. */
  async strike(blow: Blow): Promise<Recovery> {
    const struckAt = performance.now();
    await deal(this.world, blow, this.#chance);
    const upAt = performance.now();
    const { playerAnswers, vendorAnswers } = this.log;
    while (this.log.playerAnswers === playerAnswers || this.log.vendorAnswers === vendorAnswers) {
      this.#lookRound();
      if (performance.now() - upAt > ANSWER_MS)
        throw new Error(`not everybody was answered in two minutes after a ${describe(blow)}`);
      await sleep(LOOK_EVERY_MS);
    }
    return { blow, upMs: upAt - struckAt, answeredMs: performance.now() - struckAt };
  }

  countLost(): Promise<number> {
    return countLost(this.world.databaseUrl, this.log);
  }

  /** Ends the play and holds the ledger against what the clients were told. Open rounds may take so long to end. */
  async settleUp(patienceMs: number): Promise<Fault[]> {
    await this.#clients.stop(patienceMs);
    this.#lookRound();
    return checkLedger(this.world, this.log, patienceMs);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#clients.leave();
    await this.world[Symbol.asyncDispose]();
  }

  /** A program that ended though nobody killed it, or an answer that may not be given, ends the run. */
  #lookRound(): void {
    this.world.assertOn();
    if (this.#clients.failure !== undefined) throw this.#clients.failure;
    const [deserter] = this.world.deserters;
    if (deserter !== undefined) throw new Error(deserter);
  }
}

/**
 * Everything up and everybody playing, and paying in and out unless told otherwise. The seed decides who is hit and
 * what is played, but not how fast.
 */
export async function openStorm(seed: number, { payments = true } = {}): Promise<Storm> {
  const world = await openWorld({ worker: true, cashier: payments });
  try {
    const log = new ClientLog();
    // The clients' own choices follow from the numbers after the seed.
    return new Storm(
      world,
      log,
      await openClients(world, log, { seed: seed + 1, payments }),
      openChance(seed),
    );
  } catch (failure) {
    await world[Symbol.asyncDispose]();
    throw failure;
  }
}
