import { afterAll } from 'vitest';

/** Ends with a file what its page would go on with in that of the next: its timers, and its ear for other tabs. */
export const leavePageAtEnd = (): void => {
  const { setTimeout: wait, setInterval: repeat, BroadcastChannel: Channel } = globalThis;
  const timers = new Set<NodeJS.Timeout>();
  const channels = new Set<BroadcastChannel>();
  const keep = (timer: NodeJS.Timeout): NodeJS.Timeout => {
    timers.add(timer);
    return timer;
  };
  Object.assign(globalThis, {
    setTimeout: (...order: Parameters<typeof wait>) => keep(wait(...order)),
    setInterval: (...order: Parameters<typeof repeat>) => keep(repeat(...order)),
    BroadcastChannel: class extends Channel {
      constructor(name: string) {
        super(name);
        channels.add(this);
      }
    },
  });
  afterAll(() => {
    for (const timer of timers) clearTimeout(timer);
    for (const channel of channels) channel.close();
    Object.assign(globalThis, { setTimeout: wait, setInterval: repeat, BroadcastChannel: Channel });
  });
};
