import { call, type Reply } from '../../shared/api.ts';
import { useRows } from '../../shared/table/use-rows.ts';

export type Vendor = Reply<'listVendorAvailability'>[number];

/** The answer that every use case on a vendor renews. */
export const VENDORS = 'vendors';

const EVERY_MS = 30_000;

export const useVendors = () =>
  useRows<Vendor>({
    key: [VENDORS],
    everyMs: EVERY_MS,
    fetch: async (_cursor, signal) => ({
      rows: await call('listVendorAvailability', { signal }),
      next: undefined,
    }),
  });

export type VendorState = 'open' | 'resting' | 'announced' | 'hidden' | 'off';

export const stateOf = ({ games, maintenance, shown, connected }: Vendor): VendorState => {
  if (!connected) return 'off';
  if (!shown) return 'hidden';
  if (games === 0) return 'announced';
  return maintenance ? 'resting' : 'open';
};

export const TONES = {
  open: 'jade',
  resting: 'cin',
  announced: 'gray',
  hidden: 'gray',
  off: 'gray',
} as const;
