import { randomUUID } from 'node:crypto';
import { authenticatorCode } from '../authenticator.ts';
import { operate } from '../operate.ts';
import { ask } from './savers.ts';

const STAFF_PASSWORD = 'correct horse battery';

interface WithdrawalDetails {
  withdrawal: { state: string; payouts: { id: string; state: string }[] };
}

/** What the desk does with withdrawals. */
export interface Backoffice {
  approve: (withdrawalId: string) => Promise<void>;
  /** Pays every payout that waits. */
  pay: (withdrawalId: string) => Promise<void>;
  /** Decides on the application that waits with that id in the messaging app. */
  decideApplication: (contactId: string, action: 'approve' | 'reject', body: object) => Promise<void>;
  readWithdrawal: (withdrawalId: string) => Promise<WithdrawalDetails['withdrawal']>;
}

/** One of the staff, signed in and at work by the calls of the console. */
export const openBackoffice = async (databaseUrl: string, consoleUrl: string): Promise<Backoffice> => {
  const origin = `${consoleUrl}/console`;
  const token = await signIn(databaseUrl, origin);
  const post = async (path: string, body: object): Promise<void> => {
    await ask(`${origin}${path}`, 'POST', { token, body });
  };
  const readWithdrawal: Backoffice['readWithdrawal'] = async (id) => {
    const { withdrawal }: WithdrawalDetails = await ask(`${origin}/withdrawals/${id}`, 'GET', { token });
    return withdrawal;
  };
  return {
    readWithdrawal,
    approve: async (id) =>
      post(`/withdrawals/${id}/approve`, { requestId: randomUUID(), reason: 'all in order' }),
    pay: async (id) => {
      const { payouts } = await readWithdrawal(id);
      for (const payout of payouts.filter(({ state }) => state === 'WAIT'))
        await post(`/payouts/${payout.id}/send`, { payerReference: `KBZ-${payout.id}` });
    },
    decideApplication: async (contactId, action, body) => {
      const path = `${origin}/applications?q=${encodeURIComponent(contactId)}`;
      const [waiting]: { id: string }[] = await ask(path, 'GET', { token });
      await post(`/applications/${waiting?.id}/${action}`, body);
    },
  };
};

const signIn = async (databaseUrl: string, origin: string): Promise<string> => {
  const output = await operate(databaseUrl, 'create-administrator', '--name', 'cashdesk');
  const [, password = ''] = / with (\S+) and /u.exec(output) ?? [];
  const entering: { token: string } = await ask(`${origin}/session`, 'POST', {
    body: { name: 'cashdesk', password },
  });
  const { secret }: { secret: string } = await ask(`${origin}/session/authenticator`, 'POST', entering);
  const body = { code: authenticatorCode(secret, Date.now()), newPassword: STAFF_PASSWORD };
  const { token }: { token: string } = await ask(`${origin}/session/code`, 'POST', { ...entering, body });
  return token;
};
