/**
 * Waiting items, each in the lane of its wallet. A lane whose item was taken rests until it is given back, so that a
 * wallet is under way once at most; within a lane and between lanes the first to come is the first to go.
 */
export class WalletQueues<Item> {
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

  add(wallet: bigint, item: Item): void {
    const queue = this.#queues.get(wallet);
    if (queue) queue.push(item);
    else this.#queues.set(wallet, [item]);
    if (!this.#resting.has(wallet)) this.#ready.add(wallet);
  }

  /** The first items of the lanes that are ready, at most so many, and no more once they weigh so much. */
  take(most: number, enough = Infinity): Item[] {
    const taken: Item[] = [];
    let weight = 0;
    for (const wallet of this.#ready) {
      if (taken.length === most || weight >= enough) break;
      const item = this.#queues.get(wallet)?.shift();
      if (item !== undefined) {
        taken.push(item);
        weight += this.#weigh(item);
      }
      this.#ready.delete(wallet);
      this.#resting.add(wallet);
    }
    return taken;
  }

  giveBack(wallet: bigint): void {
    this.#resting.delete(wallet);
    if (this.#queues.get(wallet)?.length) this.#ready.add(wallet);
    else this.#queues.delete(wallet);
  }
}
