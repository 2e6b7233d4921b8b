import { type ByteAnswer, type ByteCall, type Http, serveBytes } from '@hintha/platform';
import { softswiss, WalletApiError } from '@hintha/vendor-protocol';
import { admitCall, type Admitted } from './admit-call.ts';
import { finishRound, readBalance } from './finish-round.ts';
import { placeBetwin } from './place-betwin.ts';
import { rollBack } from './roll-back.ts';
import type { Desk } from './wallet-api-context.ts';

/** The calls of the dialect under /vendor/{code}. */
export const serveSoftswiss = (http: Http, desk: Desk): void =>
  serveBytes(http, [
    answering(desk, softswiss.balance, readBalance),
    answering(desk, softswiss.betwin, placeBetwin),
    answering(desk, softswiss.rollback, rollBack),
    answering(desk, softswiss.finish, finishRound),
  ]);

const answering = <Request extends { account_id: string; currency: string }, Reply>(
  desk: Desk,
  kind: softswiss.Call<Request, Reply>,
  action: (desk: Desk, admitted: Admitted<Request>) => Promise<Reply>,
) => ({
  path: `/vendor/:code${kind.path}`,
  bodyLimit: softswiss.MAX_BODY_BYTES,
  tooLarge: () => toAnswer(softswiss.toValidationErrorReply(softswiss.BODY_TOO_LARGE)),
  answer: async (call: ByteCall): Promise<ByteAnswer> => {
    try {
      const reply = await action(desk, await admitCall(desk, call, kind));
      return { status: 200, body: kind.reply.write(reply) };
    } catch (thrown) {
      if (thrown instanceof WalletApiError) return toAnswer(thrown.reply);
      desk.ctx.log.error({ err: thrown, call: kind.path }, 'bug');
      return toAnswer(softswiss.toErrorReply('500'));
    }
  },
});

const toAnswer = ({ status, body }: WalletApiError['reply']): ByteAnswer => ({
  status,
  body: JSON.stringify(body),
});
