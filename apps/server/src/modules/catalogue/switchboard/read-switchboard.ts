import type { House } from '../../../house.ts';
import { latestActs, type StoredAct } from '../../audit/index.ts';
import { VENDOR_DEED } from './set-vendor.ts';
import { listVendorRows, type SwitchedVendor } from './switchboard-store.ts';

/** The vendors of the lobby, each with who switched it last. */
export const readSwitchboard = async ({
  db,
}: House): Promise<{ vendor: SwitchedVendor; changed: StoredAct | undefined }[]> => {
  const vendors = await listVendorRows(db);
  const acts = await latestActs(
    db,
    [VENDOR_DEED],
    vendors.map(({ code }) => `vendor:${code}`),
  );
  return vendors.map((vendor) => ({ vendor, changed: acts.get(`vendor:${vendor.code}`) }));
};
