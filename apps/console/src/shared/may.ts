import type { Allowed, ConsoleCall, Role } from '@hintha/contract';
import { CONSOLE_PATHS } from '@hintha/contract/console-paths';
import { useSession } from './session.ts';

const NO_ROLES: readonly Role[] = [];

/** Whether somebody with these roles may make the call, by the table that the server goes by. */
const mayCall = (roles: readonly Role[], name: ConsoleCall): boolean => {
  const allowed: Allowed = CONSOLE_PATHS[name][2];
  return typeof allowed === 'string' || roles.some((role) => allowed.includes(role));
};

/** Whose call it is; nobody in particular when it is everybody's. */
export const rolesOf = (name: ConsoleCall): readonly Role[] => {
  const allowed: Allowed = CONSOLE_PATHS[name][2];
  return typeof allowed === 'string' ? NO_ROLES : allowed;
};

/** Whether the person who is signed in may make a call: `const may = useMay(); may('approveDeposit')`. */
export const useMay = (): ((name: ConsoleCall) => boolean) => {
  const roles = useSession(({ me }) => me?.roles ?? NO_ROLES);
  return (name) => mayCall(roles, name);
};
