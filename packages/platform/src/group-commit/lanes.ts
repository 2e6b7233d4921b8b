/**
 * Waiting items, each in the lane of what it may not share with another, such as its wallet. A lane whose item was taken
 * rests until it is given back, so that a wallet is under way once at most; within a lane and between lanes the first to
 * come is the first to go.
 */
export class Lanes<Item> {
  readonly #queues = new Map<bigint, Item[]>();
  readonly #ready = new Set<bigint>();
  readonly #resting = new Set<bigint>();
  readonly #weigh: (item: Item) => number;

  constructor(weigh: (item: Item) => number = () => 1) {
    this.#weigh = weigh;
  }

  /** Lanes that have an item and none under way. */
  get ready(): number {
    return this.#ready.size;
  }

  add(lane: bigint, item: Item): void {
    const queue = this.#queues.get(lane);
    if (queue) queue.push(item);
    else this.#queues.set(lane, [item]);
    if (!this.#resting.has(lane)) this.#ready.add(lane);
  }

  /** The first items of the lanes that are ready, at most so many, and no more once they weigh so much. */
  take(most: number, enough = Infinity): Item[] {
    const taken: Item[] = [];
    let weight = 0;
    for (const lane of this.#ready) {
      if (taken.length === most || weight >= enough) break;
      const item = this.#queues.get(lane)?.shift();
      if (item !== undefined) {
        taken.push(item);
        weight += this.#weigh(item);
      }
      this.#ready.delete(lane);
      this.#resting.add(lane);
    }
    return taken;
  }

  giveBack(lane: bigint): void {
    this.#resting.delete(lane);
    if (this.#queues.get(lane)?.length) this.#ready.add(lane);
    else this.#queues.delete(lane);
  }
}
