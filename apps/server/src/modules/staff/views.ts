import type { StaffCaller } from '@hintha/platform';
import type { ListedStaff } from './types.ts';

export const toMeView = ({ staffId, name, roles, complete }: StaffCaller) => ({
  id: String(staffId),
  name,
  roles: [...roles],
  complete,
});

export const toStaffView = (staff: ListedStaff) => ({
  id: String(staff.id),
  name: staff.name,
  roles: [...staff.roles],
  status: staff.status,
  hasAuthenticator: staff.hasAuthenticator,
  createdAt: staff.createdAt.getTime(),
  lastSeenAt: staff.lastSeenAt?.getTime() ?? null,
});
