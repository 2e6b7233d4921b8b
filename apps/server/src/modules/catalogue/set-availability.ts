import { Refusal, transaction } from '@hintha/platform';
import type { House } from '../../house.ts';
import { type Actor, latestActs, recordAct, type StoredAct } from '../audit/index.ts';
import { listVendorRows, type SwitchedVendor, updateMaintenance } from './store.ts';

/** What the audit calls a vendor that was switched. */
export const VENDOR_DEED = 'catalogue.vendor';

export interface VendorSwitch {
  readonly code: string;
  readonly maintenance: boolean;
  readonly actor: Actor;
  readonly reason: string;
}

/** Has the games of a vendor rest, or opens them again. */
export const setVendor = (house: House, order: VendorSwitch): Promise<void> =>
  transaction(house.db, async (tx) => {
    const { code, maintenance, actor, reason } = order;
    if (!(await updateMaintenance(tx, code, maintenance))) throw new Refusal('not_found');
    const subject = `vendor:${code}`;
    await recordAct(tx, { actor, deed: VENDOR_DEED, subject, reason, details: { maintenance } });
  });

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
