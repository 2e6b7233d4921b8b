import { openMailer } from '@hintha/platform';
import type { AppContext } from '@hintha/server/src/app-context.ts';
import { jobs } from '@hintha/server/src/modules/notifications/jobs.ts';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface MailBox {
  /** What has come in, the oldest first, with the words as they were written. */
  readonly received: { to: string[]; text: string }[];
  /** Has a letter of the operator carried out. */
  deliver(id: string): Promise<void>;
  close(): Promise<void>;
}

/** A mail server on a port of its own, which the mails of a test's house go to. */
export const openMailBox = async (ctx: AppContext): Promise<MailBox> => {
  const received: MailBox['received'] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ to, text: decodeQuoted(Buffer.concat(chunks).toString('utf8')) });
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const mailer = openMailer({ url: `smtp://127.0.0.1:${port}`, from: 'Hintha <house@example.org>' });
  ctx.deliveryChannels.mailer = mailer;
  return {
    received,
    deliver: async (id) => jobs(ctx)[0]?.run({ id }),
    close: async () => {
      mailer.close();
      await new Promise<void>((resolve) => {
        server.close(resolve);
      });
    },
  };
};

/** Joins the lines that quoted-printable breaks; of its signs a link has only this one. */
const decodeQuoted = (text: string): string => text.replaceAll('=\r\n', '').replaceAll('=3D', '=');
