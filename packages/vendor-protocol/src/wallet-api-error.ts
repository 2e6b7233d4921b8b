import { writeJson } from './message.ts';

/** What the other side is answered: the HTTP status and the JSON value of the body, as its dialect writes them. */
interface HttpReply {
  readonly status: number;
  readonly body: object;
}

/** A call is answered with an error of its dialect; thrown, so that a transaction rolls back. */
export class WalletApiError extends Error {
  readonly reply: HttpReply;

  constructor(reply: HttpReply) {
    super(`answered with ${writeJson(reply.body)}`);
    this.name = 'WalletApiError';
    this.reply = reply;
  }
}
