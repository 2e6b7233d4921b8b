/** The types of account as the session keeps them: 4 is a trial account, these four are agents. */
const TRIAL = '4';
const AGENTS = ['1', '2', '41', '42'];

interface Holder {
  token: string | null;
  isAgent: string;
  /** Nothing may be done before the password is changed. */
  held: boolean;
}

export const isTrial = ({ isAgent }: Pick<Holder, 'isAgent'>): boolean => isAgent === TRIAL;

export const isAgentAccount = ({ isAgent }: Pick<Holder, 'isAgent'>): boolean => AGENTS.includes(isAgent);

export type RouteGuard = 'free' | 'login' | 'real-account';

/** What stands between a visitor and a use case: nothing, a login, or, where it takes one, a real account. */
export const routeGuardOf = (session: Holder, real: boolean): RouteGuard => {
  if (session.token === null || session.held) return 'login';
  return real && isTrial(session) ? 'real-account' : 'free';
};
