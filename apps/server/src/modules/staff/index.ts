/** The people behind the console: their accounts, sign-in and roles. */
export { createAdministrator, resetStaff } from './administer-staff.ts';
export { searchStaff } from './search-staff.ts';
export { hasOneOf, mayAct } from './rules.ts';
export { openStaffGuard } from './sign-in/open-staff-guard.ts';
export { findStaff, holdStaff, updateRoles, updateStatus } from './store.ts';
