import { randomUUID } from 'node:crypto';
import { authenticatorCode } from '../authenticator.ts';
import { operate } from '../operate.ts';
import { ask } from './savers.ts';

const STAFF_PASSWORD = 'correct horse battery';

interface Story {
  withdrawal: { state: string; parts: { id: string; state: string }[] };
}

/** What the desk does with withdrawals. */
export interface Desk {
  approve: (withdrawalId: string) => Promise<void>;
  /** Pays every part that waits. */
  pay: (withdrawalId: string) => Promise<void>;
  /** Finds that a disputed part has arrived. */
  force: (partId: string) => Promise<void>;
  /** Decides on the application that waits with that id in the messaging app. */
  decideApplication: (contactId: string, action: 'approve' | 'reject', body: object) => Promise<void>;
  readStory: (withdrawalId: string) => Promise<Story['withdrawal']>;
}

/** One of the staff, signed in and at work by the calls of the console. */
export const openDesk = async (databaseUrl: string, consoleUrl: string): Promise<Desk> => {
  const origin = `${consoleUrl}/console`;
  const token = await signIn(databaseUrl, origin);
  const post = async (path: string, body: object): Promise<void> => {
    await ask(`${origin}${path}`, 'POST', { token, body });
  };
  const readStory: Desk['readStory'] = async (id) => {
    const { withdrawal }: Story = await ask(`${origin}/withdrawals/${id}`, 'GET', { token });
    return withdrawal;
  };
  return {
    readStory,
    approve: async (id) =>
      post(`/withdrawals/${id}/approve`, { requestId: randomUUID(), reason: 'all in order' }),
    pay: async (id) => {
      const { parts } = await readStory(id);
      for (const part of parts.filter(({ state }) => state === 'WAIT'))
        await post(`/parts/${part.id}/send`, { payerReference: `KBZ-${part.id}` });
    },
    decideApplication: async (contactId, action, body) => {
      const path = `${origin}/applications?q=${encodeURIComponent(contactId)}`;
      const [waiting]: { id: string }[] = await ask(path, 'GET', { token });
      await post(`/applications/${waiting?.id}/${action}`, body);
    },
    force: async (partId) => post(`/parts/${partId}/force`, { reason: 'seen on the statement' }),
  };
};

const signIn = async (databaseUrl: string, origin: string): Promise<string> => {
  const told = await operate(databaseUrl, 'create-administrator', '--name', 'cashdesk');
  const [, password = ''] = / with (\S+) and /u.exec(told) ?? [];
  const entering: { token: string } = await ask(`${origin}/session`, 'POST', {
    body: { name: 'cashdesk', password },
  });
  const { secret }: { secret: string } = await ask(`${origin}/session/authenticator`, 'POST', entering);
  const body = { code: authenticatorCode(secret, Date.now()), newPassword: STAFF_PASSWORD };
  const { token }: { token: string } = await ask(`${origin}/session/code`, 'POST', { ...entering, body });
  return token;
};
