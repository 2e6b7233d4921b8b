import { call } from './api.ts';
import { closeSession, nameMember, openSession, useSession } from './session.ts';

let reading: { token: string; done: Promise<void> } | null = null;

const readMember = async (token: string) => {
  const member = await call('readMember');
  if (useSession.getState().token === token) nameMember(member);
};

/** Reads who is signed in, once for a token; a page that starts with a token does the same. */
export const loadMember = async (): Promise<void> => {
  const { token, member, held } = useSession.getState();
  if (token === null || member !== null || held) return;
  if (reading?.token !== token) reading = { token, done: readMember(token) };
  try {
    await reading.done;
  } finally {
    reading = null;
  }
};

interface FreshToken {
  token: string;
  username: string;
}

/** Keeps the token of a successful login or registration and reads the member behind it. */
export const signIn = async ({ token, username }: FreshToken): Promise<void> => {
  openSession(token, username, false);
  await loadMember();
};

/** Holds a session whose password has to be changed first; until then nobody reads who it is. */
export const holdSession = (session?: FreshToken): void => {
  const { token, username } = session ?? useSession.getState();
  if (token !== null) openSession(token, username, true);
};

/** Lets a held session go on. */
export const resumeSession = async (): Promise<void> => {
  const { token, username } = useSession.getState();
  if (token !== null) await signIn({ token, username });
};

/** Ends the session at the server and here; it ends here even when the server cannot be reached. */
export const signOut = async (): Promise<void> => {
  try {
    await call('logOut');
  } finally {
    closeSession({ ended: false });
  }
};
