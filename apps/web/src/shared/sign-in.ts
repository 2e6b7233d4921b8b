import { call } from './api.ts';
import { closeSession, nameMember, openSession, useSession } from './session.ts';

/** The token of a login that is still to choose a new password. */
let held: string | null = null;

let reading: { token: string; done: Promise<void> } | null = null;

const readMember = async (token: string) => {
  const member = await call('readMember');
  if (useSession.getState().token === token) nameMember(member);
};

/** Reads who is signed in, once for a token; a page that starts with a token does the same. */
export const loadMember = async (): Promise<void> => {
  const { token, member } = useSession.getState();
  if (token === null || member !== null || token === held) return;
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
  openSession(token, username);
  await loadMember();
};

/**
 * Keeps the token of a login whose password has to be changed first. Until then nobody reads who it is, and a page
 * that is loaded anew has forgotten the token.
 */
export const holdSignIn = ({ token, username }: FreshToken): void => {
  held = token;
  openSession(token, username);
  sessionStorage.removeItem('token');
};

/** Lets a held login go on. */
export const resumeSignIn = async (): Promise<void> => {
  const { token, username } = useSession.getState();
  held = null;
  if (token !== null) await signIn({ token, username });
};

/** Ends the session at the house and here; it ends here even when the house cannot be reached. */
export const signOut = async (): Promise<void> => {
  try {
    await call('logOut');
  } finally {
    closeSession({ ended: false });
  }
};
