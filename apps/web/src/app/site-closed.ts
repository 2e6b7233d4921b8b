import type { Loaded } from '../shared/loaded.ts';
import type { Permission } from '../shared/permission.ts';

/** Why there is no site: maintenance, a visitor who is shut out, or an address that is not the site's. */
export type Closure = 'maintenance' | 'blocked' | 'domain';

export const closureOf = ({
  value,
  refusal,
}: Pick<Loaded<Pick<Permission, 'status'>>, 'value' | 'refusal'>): Closure | null => {
  if (refusal === 'domain_invalid') return 'domain';
  if (value?.status === 1) return 'maintenance';
  return value?.status === 2 ? 'blocked' : null;
};
