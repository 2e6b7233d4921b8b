import { totalmem } from 'node:os';

const MEGABYTE = 1024 * 1024;

export type Settings = Readonly<Record<string, string>>;

const machineMegabytes = (): number => {
  const limit = process.constrainedMemory();
  const bytes = limit > 0 ? Math.min(limit, totalmem()) : totalmem();
  return Math.floor(bytes / MEGABYTE);
};

const clamp = (value: number, low: number, high: number) =>
  `${Math.floor(Math.min(high, Math.max(low, value)))}MB`;

/**
 * Settings for a server that shares the machine with the application. Rare checkpoints matter most: after each of
 * them the first touch of a page writes the whole page to the log, so a bet costs 5-8 kB of log with the stock
 * settings and half a kilobyte with these. Vacuuming takes its time: at the stock pace, that of a machine of its own, it
 * has nearly half a processor while a large draw is settled. Everything that makes a commit durable stays on.
 */
export const sizedSettings = (freeDiskMegabytes: number, memory = machineMegabytes()): Settings => ({
  shared_buffers: clamp(memory / 4, 128, 8192),
  effective_cache_size: clamp(memory / 2, 256, 65_536),
  max_wal_size: clamp(Math.min(memory * 0.7, freeDiskMegabytes / 4), 512, 16_384),
  wal_buffers: '64MB',
  checkpoint_timeout: '15min',
  checkpoint_completion_target: '0.9',
  autovacuum_vacuum_cost_delay: '10ms',
  max_connections: '300',
  random_page_cost: '1.1',
  jit: 'off',
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  timezone: 'UTC',
  log_timezone: 'UTC',
});
