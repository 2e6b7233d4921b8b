import { BusinessError, transaction } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { type Actor, latestAuditEntries, recordAudit, type StoredAuditEntry } from '../audit/index.ts';
import { listVendorRows, type VendorAvailability, updateMaintenance } from './store.ts';

/** What the audit calls a vendor that was switched. */
const VENDOR_AVAILABILITY = 'catalogue.vendor';

export interface AvailabilityChange {
  readonly code: string;
  readonly maintenance: boolean;
  readonly actor: Actor;
  readonly reason: string;
}

/** Has the games of a vendor rest, or opens them again. */
export const setVendorAvailability = (ctx: AppContext, order: AvailabilityChange): Promise<void> =>
  transaction(ctx.db, async (tx) => {
    const { code, maintenance, actor, reason } = order;
    if (!(await updateMaintenance(tx, code, maintenance))) throw new BusinessError('not_found');
    const subject = `vendor:${code}`;
    await recordAudit(tx, { actor, action: VENDOR_AVAILABILITY, subject, reason, details: { maintenance } });
  });

/** The vendors of the lobby, each with who switched it last. */
export const listAvailability = async ({
  db,
}: AppContext): Promise<{ vendor: VendorAvailability; changed: StoredAuditEntry | undefined }[]> => {
  const vendors = await listVendorRows(db);
  const entries = await latestAuditEntries(
    db,
    [VENDOR_AVAILABILITY],
    vendors.map(({ code }) => `vendor:${code}`),
  );
  return vendors.map((vendor) => ({ vendor, changed: entries.get(`vendor:${vendor.code}`) }));
};
