import type { Transfer } from './types.ts';

/** How long a vendor's word on a balance is good. */
export const KNOWN_FOR_MS = 10_000;

export const BALANCE_PATIENCE_MS = 1_500;
export const CALL_PATIENCE_MS = 6_000;

/** When a transfer is asked about whose program has died: behind the last moment of that program's calls. */
export const FIRST_ASK_MS = 15_000;

const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 60_000;

export const pauseMs = (asks: number): number =>
  Math.min(FIRST_PAUSE_MS * 2 ** Math.min(asks, 5), LONGEST_PAUSE_MS);

/** The name of the main wallet among those that money moves between. */
export const MAIN = 'main';

export const SOURCE = 'vendor-transfer';

export const isOpen = ({ state }: Pick<Transfer, 'state'>): boolean => state === 'open' || state === 'manual';
