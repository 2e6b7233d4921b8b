import { createElement, lazy, useState, type ComponentType } from 'react';

/** A page group did not arrive. */
export class ChunkLoadError extends Error {
  readonly type: 'missing' | 'timeout' | 'error';
  constructor(type: ChunkLoadError['type']) {
    super(`the page group is ${type}`);
    this.name = 'ChunkLoadError';
    this.type = type;
  }
}

export const CHUNK_TIMEOUT_MS = 120_000;

const afterTimeout = async (): Promise<never> =>
  new Promise((_resolve, reject) => {
    setTimeout(() => reject(new ChunkLoadError('timeout')), CHUNK_TIMEOUT_MS);
  });

/**
 * Waits for a page group. It fails as a timeout after 120 s; at once as missing when the server is reachable and
 * no longer has the file (the site was renewed meanwhile), and as an error when the line is gone.
 */
export const arrival = async <Module>(load: () => Promise<Module>): Promise<Module> => {
  try {
    return await Promise.race([load(), afterTimeout()]);
  } catch (error) {
    if (error instanceof ChunkLoadError) throw error;
    throw new ChunkLoadError(navigator.onLine ? 'missing' : 'error');
  }
};

export interface Page<Props extends object> {
  Part: ComponentType<Props>;
  /** Fetches the group ahead of its first use. */
  fetch: () => Promise<ComponentType<Props>>;
}

const arrivedGroups = new Map<unknown, unknown>();

/** A part of a page group, which is fetched when one of its parts is first shown; the others are drawn at once. */
export const page = <Module, Props extends object>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
): Page<Props> => {
  const arrived = () => pick(arrivedGroups.get(load) as Module);
  const fetch = async () => {
    if (!arrivedGroups.has(load)) arrivedGroups.set(load, await arrival(load));
    return arrived();
  };
  const Late = lazy(async () => ({ default: await fetch() })) as ComponentType<Props>;
  // What it is when it is mounted it stays, or the part would lose its state as soon as the group arrives.
  const Part = (props: Props) => {
    const [Chosen] = useState(() => (arrivedGroups.has(load) ? arrived() : Late));
    return createElement(Chosen, props);
  };
  return { Part, fetch };
};
