import type { Loaded } from '../shared/loaded.ts';
import type { Permission } from '../shared/permission.ts';

/** Why there is no site: maintenance, a visitor who is shut out, or an address that is not the site's. */
export type SiteClosed = 'maintenance' | 'blocked' | 'domain';

export const siteClosedOf = ({
  value,
  businessError,
}: Pick<Loaded<Pick<Permission, 'status'>>, 'value' | 'businessError'>): SiteClosed | null => {
  if (businessError === 'domain_invalid') return 'domain';
  if (value?.status === 1) return 'maintenance';
  return value?.status === 2 ? 'blocked' : null;
};
