import type { softswiss } from '@hintha/vendor-protocol';

/** A vendor's call was turned away with a reply of the dialect; thrown, so that a transaction rolls back. */
export class Turned extends Error {
  readonly reply: softswiss.ErrorReply;

  constructor(reply: softswiss.ErrorReply) {
    super(reply.body.msg);
    this.name = 'Turned';
    this.reply = reply;
  }
}
