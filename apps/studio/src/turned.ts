import type { softswiss } from '@hintha/vendor-protocol';

/** A call of the operator is turned away, in the words of the dialect. */
export class Turned extends Error {
  readonly reply: softswiss.ErrorReply;

  constructor(reply: softswiss.ErrorReply) {
    super(reply.body.msg);
    this.name = 'Turned';
    this.reply = reply;
  }
}
