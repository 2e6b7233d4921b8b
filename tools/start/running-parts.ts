import { Halt } from '../halt.ts';

export interface Part {
  readonly stop: () => Promise<void>;
  /** Ends it without ceremony. */
  readonly kill: () => void;
}

/** What has been started so far; it is stopped in the opposite order. */
export class RunningParts {
  readonly #parts: Part[] = [];
  #closing: Promise<void> | undefined;

  get isClosing(): boolean {
    return this.#closing !== undefined;
  }

  /** Takes a part into care. One that comes up while everything goes down is stopped at once. */
  async add(part: Part): Promise<void> {
    if (this.isClosing) {
      await part.stop();
      throw new Halt('Stopped while starting.');
    }
    this.#parts.push(part);
  }

  /** Stops everything once, however often it is asked; a part that fails to stop does not keep the others up. */
  stopAll(tell: (failure: unknown) => void): Promise<void> {
    this.#closing ??= this.#stopInOrder(tell);
    return this.#closing;
  }

  killAll(): void {
    for (const part of this.#parts.toReversed()) part.kill();
  }

  async #stopInOrder(tell: (failure: unknown) => void): Promise<void> {
    for (const part of this.#parts.toReversed()) {
      try {
        await part.stop();
      } catch (failure) {
        tell(failure);
      }
    }
  }
}
