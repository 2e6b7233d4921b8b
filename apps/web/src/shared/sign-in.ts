import { call } from './api.ts';
import { closeSession, nameMember, openSession, useSession } from './session.ts';

let reading: { token: string; done: Promise<void> } | null = null;

const readMember = async (token: string) => {
  const member = await call('readMember');
  if (useSession.getState().token === token) nameMember(member);
};

/** Reads who is signed in, once for a token; a page that starts with a token does the same. */
export const loadMember = async (): Promise<void> => {
  const { token, member } = useSession.getState();
  if (token === null || member !== null) return;
  if (reading?.token !== token) reading = { token, done: readMember(token) };
  try {
    await reading.done;
  } finally {
    reading = null;
  }
};

/** Keeps the token of a successful login or registration and reads the member behind it. */
export const signIn = async ({ token, username }: { token: string; username: string }): Promise<void> => {
  openSession(token, username);
  await loadMember();
};

/** Ends the session at the house and here; it ends here even when the house cannot be reached. */
export const signOut = async (): Promise<void> => {
  try {
    await call('logOut');
  } finally {
    closeSession({ ended: false });
  }
};
