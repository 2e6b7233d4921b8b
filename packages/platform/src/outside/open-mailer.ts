import { createTransport } from 'nodemailer';
import { Undeliverable } from './undeliverable.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface Mailer {
  /** Hands the mail to the server; throws `Undeliverable` when it is refused for good. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

const TIMEOUT_MS = 10_000;

/** Mail over SMTP. The address is `smtp://user:password@host:port`, or `smtps://` with TLS from the first byte. */
export const openMailer = ({ url, from }: { url: string; from: string }): Mailer => {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  return {
    send: async ({ to, subject, text }) => {
      try {
        // As an object, so that a comma in an address cannot add another recipient.
        await transport.sendMail({ from, to: { name: '', address: to }, subject, text });
      } catch (error) {
        throw isFinal(error) ? new Undeliverable((error as Error).message, { cause: error }) : error;
      }
    },
    close: () => transport.close(),
  };
};

// 5xx is the server's last word on a message; a login that it refuses is ours to mend, so it is tried again.
const isFinal = (error: unknown): boolean => {
  const { responseCode = 0, code = '' } = error as { responseCode?: number; code?: string };
  return code === 'EENVELOPE' && (responseCode === 0 || responseCode >= 500);
};
