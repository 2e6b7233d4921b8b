import type { Role } from '@hintha/contract';
import { create } from 'zustand';

export interface Me {
  readonly id: string;
  readonly name: string;
  readonly roles: readonly Role[];
}

interface Session {
  token: string | null;
  /** Null until the server has said who it is, or while a code has to be shown. */
  me: Me | null;
  /** Set when the server or the clock ended the session, not the person. */
  ended: boolean;
  /** Whose session it was that ended so. */
  lastName: string;
}

const KEY = 'console-token';

export const useSession = create<Session>(() => ({
  token: sessionStorage.getItem(KEY),
  me: null,
  ended: false,
  lastName: '',
}));

/** Keeps a complete token in this tab alone. */
export const openSession = (token: string, me: Me): void => {
  sessionStorage.setItem(KEY, token);
  useSession.setState({ token, me, ended: false });
};

/** Says who the kept token belongs to. */
export const nameSession = (me: Me): void => useSession.setState({ me });

export const closeSession = ({ ended }: { ended: boolean }): void => {
  sessionStorage.removeItem(KEY);
  const lastName = ended ? (useSession.getState().me?.name ?? '') : '';
  useSession.setState({ token: null, me: null, ended, lastName });
};
