import { call, type Reply } from '../../shared/api.ts';
import { useRows } from '../../shared/table/use-rows.ts';

export type Staff = Reply<'listStaff'>[number];
export type StaffRole = Staff['roles'][number];

/** What every use case on a colleague renews. */
export const STAFF = 'staff';

const fits = ({ name, roles }: Staff, q: string, role: string): boolean =>
  name.toLowerCase().includes(q.toLowerCase()) && (role === '' || roles.some((one) => one === role));

/** The server tells all of them at once; they are few. */
export const useStaff = ({ q, role }: { q: string; role: string }) =>
  useRows<Staff>({
    key: [STAFF, q, role],
    fetch: async (_cursor, signal) => ({
      rows: (await call('listStaff', { signal })).filter((one) => fits(one, q, role)),
      next: undefined,
    }),
  });
