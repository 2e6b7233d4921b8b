import assert from 'node:assert/strict';
import { BusinessError } from '../business-error.ts';
import { Lanes } from './lanes.ts';

/** How the calls of a group are done. */
export interface GroupWork<Call, Result> {
  /** What no two calls of a group may share, such as their wallet. */
  readonly laneOf: (call: Call) => bigint;
  readonly weightOf: (call: Call) => number;
  /**
   * Does in one commit what can be done without a question, and answers what is refused whatever else is asked. Calls
   * without an answer are done alone; so are all of them where it fails.
   */
  readonly together: (calls: readonly Call[]) => Promise<ReadonlyMap<Call, Result | BusinessError>>;
  readonly alone: (call: Call) => Promise<Result>;
  /** Told why a group of so many calls failed as a whole. */
  readonly onFailure: (error: unknown, calls: number) => void;
}

export interface GroupSizes {
  /** Groups under way at once; each takes a connection. */
  readonly writers: number;
  readonly mostCalls: number;
  /** No more calls are taken into a group once they weigh so much. */
  readonly mostWeight: number;
}

export interface GroupCommit<Call, Result> {
  do(call: Call): Promise<Result>;
  /** Takes no more calls and waits for those under way. */
  close(): Promise<void>;
}

/**
 * Does calls that come at the same time together, in one commit. There is no timer: a free writer takes what came in this
 * turn of the event loop, so a lone call waits for nobody and the groups grow with the load.
 */
export const openGroupCommit = <Call, Result>(
  work: GroupWork<Call, Result>,
  sizes: GroupSizes,
): GroupCommit<Call, Result> => new Groups(work, sizes);

interface Waiting<Call, Result> {
  readonly call: Call;
  readonly resolve: (result: Result | Promise<Result>) => void;
}

class Groups<Call, Result> implements GroupCommit<Call, Result> {
  readonly #work: GroupWork<Call, Result>;
  readonly #sizes: GroupSizes;
  readonly #lanes: Lanes<Waiting<Call, Result>>;
  readonly #inFlight = new Set<Promise<void>>();
  #open = true;
  #isScheduled = false;

  constructor(work: GroupWork<Call, Result>, sizes: GroupSizes) {
    this.#work = work;
    this.#sizes = sizes;
    this.#lanes = new Lanes(({ call }) => work.weightOf(call));
  }

  do(call: Call): Promise<Result> {
    assert(this.#open, 'the group commit is closed');
    return new Promise((resolve) => {
      this.#lanes.add(this.#work.laneOf(call), { call, resolve });
      this.#schedule();
    });
  }

  async close(): Promise<void> {
    this.#open = false;
    for (this.#start(); this.#inFlight.size > 0; this.#start()) await Promise.all(this.#inFlight);
  }

  /** The first call of a turn of the event loop does not leave without those that come behind it. */
  #schedule(): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    setImmediate(() => {
      this.#isScheduled = false;
      this.#start();
    });
  }

  #start(): void {
    const { writers, mostCalls, mostWeight } = this.#sizes;
    while (this.#lanes.ready > 0 && this.#inFlight.size < writers) {
      // Free writers share what waits: with all of it in one group the database rests while its answers are read.
      const share = Math.ceil(this.#lanes.ready / (writers - this.#inFlight.size));
      const done = this.#finish(this.#lanes.take(Math.min(share, mostCalls), mostWeight)).finally(() => {
        this.#inFlight.delete(done);
        this.#schedule();
      });
      this.#inFlight.add(done);
    }
  }

  async #finish(group: readonly Waiting<Call, Result>[]): Promise<void> {
    // A group that failed as a whole is asked again one by one, which tells whose fault it was.
    const results = await this.#work.together(group.map(({ call }) => call)).catch((error: unknown) => {
      this.#work.onFailure(error, group.length);
      return new Map<Call, Result | BusinessError>();
    });
    const alone = group.filter((waiting) => !this.#answer(waiting, results));
    if (alone.length > 0) this.#start();
    await Promise.all(alone.map((waiting) => this.#finishAlone(waiting)));
  }

  #answer(
    { call, resolve }: Waiting<Call, Result>,
    results: ReadonlyMap<Call, Result | BusinessError>,
  ): boolean {
    const result = results.get(call);
    if (result === undefined) return false;
    resolve(result instanceof BusinessError ? Promise.reject(result) : result);
    this.#lanes.giveBack(this.#work.laneOf(call));
    return true;
  }

  async #finishAlone({ call, resolve }: Waiting<Call, Result>): Promise<void> {
    const result = this.#work.alone(call);
    resolve(result);
    await Promise.allSettled([result]);
    this.#lanes.giveBack(this.#work.laneOf(call));
    this.#start();
  }
}
