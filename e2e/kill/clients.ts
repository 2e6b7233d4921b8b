import { openChance } from './chance.ts';
import type { ClientLog } from './client-log.ts';
import { type Game, openMembers } from './members.ts';
import { openVisitors, type Visitors } from './payments/open-visitors.ts';
import { payIn } from './payments/payer.ts';
import { withdraw } from './payments/withdrawer.ts';
import { openPlayer, type Play, playRounds } from './player.ts';
import { callRounds, openVendorClient } from './vendor-client.ts';
import type { World } from '../world.ts';

const TEMPLE: Game = { vendor: 'PADAUK', code: 'bagan-temple' };
const HINTHA: Game = { vendor: 'PADAUK', code: 'golden-hintha' };

/** Who sits where, by the member's place in the list; several at one wallet, so that they wait for one another. */
const SEATS: readonly (readonly [member: number, game: Game])[] = [
  [0, TEMPLE],
  [0, HINTHA],
  [1, TEMPLE],
  [1, HINTHA],
  [2, TEMPLE],
  [2, HINTHA],
  [3, TEMPLE],
  [4, TEMPLE],
];
const VENDOR_SESSIONS: readonly number[] = [0, 0, 0, 1, 2, 2, 3, 4];

/** Players, vendors' programs, and members who pay in and out, who write what they are told into the log. */
export class Clients {
  /** Why one of them stopped before its time: it was told what it may not be told. */
  failure: unknown;
  readonly #stopping = new AbortController();
  readonly #leaving = new AbortController();
  readonly #work: Promise<unknown>;

  constructor(loops: readonly ((play: Play) => Promise<void>)[], log: ClientLog, seed: number) {
    this.#work = Promise.all(
      loops.map((loop, place) => {
        const signals = { stopping: this.#stopping.signal, leaving: this.#leaving.signal };
        return loop({ ...signals, log, chance: openChance(seed + place) }).catch((failure: unknown) => {
          this.failure ??= failure;
        });
      }),
    );
  }

  /** Begins no new rounds, and comes when those in progress have ended or the time for it is over. */
  async stop(patienceMs: number): Promise<void> {
    this.#stopping.abort();
    const timer = setTimeout(() => this.leave(), patienceMs);
    await this.#work;
    clearTimeout(timer);
  }

  /** Lets everything lie. */
  leave(): void {
    this.#stopping.abort();
    this.#leaving.abort();
  }
}

const NOBODY: Visitors = { payers: [], withdrawers: [] };

/** Signs everybody in, opens the games, and lets them play. */
export async function openClients(
  world: World,
  log: ClientLog,
  { seed, payments }: { readonly seed: number; readonly payments: boolean },
): Promise<Clients> {
  const members = await openMembers(world);
  const memberAt = (place: number) => {
    const member = members[place];
    if (member === undefined) throw new Error(`there is no member ${place}`);
    return member;
  };
  const players = await Promise.all(SEATS.map(([place, game]) => openPlayer(world, memberAt(place), game)));
  const { payers, withdrawers } = payments ? await openVisitors(world) : NOBODY;
  const vendors = VENDOR_SESSIONS.map((place, n) =>
    openVendorClient(world, memberAt(place).account, `v${n}`),
  );
  return new Clients(
    [
      ...players.map((player) => (play: Play) => playRounds(player, play)),
      ...vendors.map((client) => (play: Play) => callRounds(client, play)),
      ...payers.map((payer) => (play: Play) => payIn(payer, play)),
      ...withdrawers.map((withdrawer) => (play: Play) => withdraw(withdrawer, play)),
    ],
    log,
    seed,
  );
}
