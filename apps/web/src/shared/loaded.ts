import { CallError } from './api.ts';
import { create, type StoreApi, type UseBoundStore } from 'zustand';

/** Something read once from the server: not there yet, there, or failed. */
export interface Loaded<Value> {
  value: Value | null;
  failed: boolean;
  /** The code of the error that the last answer was; empty when the server did not say no. */
  businessError: string;
}

export interface LoadedStore<Value> {
  use: UseBoundStore<StoreApi<Loaded<Value>>>;
  /** Reads it unless it is there or on its way. */
  load: () => Promise<void>;
  /** Reads it again and keeps the old value meanwhile. */
  reload: () => Promise<void>;
}

/** A store for what the shell reads once; it needs no query library. */
export const createLoaded = <Value>(read: () => Promise<Value>): LoadedStore<Value> => {
  const use = create<Loaded<Value>>(() => ({ value: null, failed: false, businessError: '' }));
  let running: Promise<void> | null = null;
  let asked = 0;

  const reload = async () => {
    const mine = ++asked;
    try {
      const value = await read();
      if (mine === asked) use.setState({ value, failed: false, businessError: '' });
    } catch (error) {
      if (mine !== asked) return;
      use.setState(
        error instanceof CallError ? { failed: true, businessError: error.code } : { failed: true },
      );
    }
  };

  return {
    use,
    reload: async () => {
      running = reload();
      return running;
    },
    load: async () => {
      if (running === null || use.getState().failed) running = reload();
      return running;
    },
  };
};
