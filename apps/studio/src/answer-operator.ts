import type { ByteAnswer, ByteCall } from '@hintha/platform';
import { softswiss, WalletApiError } from '@hintha/vendor-protocol';
import type { Studio } from './studio.ts';

/** A call of the operator's as bytes: let in by its signature, read, carried out, answered in the dialect. */
export const answerOperator = <Request, Reply>(
  studio: Studio,
  call: softswiss.Call<Request, Reply>,
  action: (request: Request) => Promise<Reply>,
) => ({
  path: call.path,
  bodyLimit: softswiss.MAX_BODY_BYTES,
  tooLarge: () => toAnswer(softswiss.toValidationErrorReply(softswiss.BODY_TOO_LARGE)),
  answer: async (received: ByteCall): Promise<ByteAnswer> => {
    try {
      const reply = await action(readSigned(studio, call, received));
      return { status: 200, body: call.reply.write(reply) };
    } catch (thrown) {
      if (thrown instanceof WalletApiError) return toAnswer(thrown.reply);
      studio.log.error({ err: thrown, call: call.path }, 'bug');
      return toAnswer(softswiss.toErrorReply('500'));
    }
  },
});

const readSigned = <Request, Reply>(
  { config }: Studio,
  call: softswiss.Call<Request, Reply>,
  { bytes, headers }: ByteCall,
): Request => {
  if (!softswiss.verifySignature(bytes, headers[softswiss.SIGNATURE_HEADER], config.studioKey))
    throw new WalletApiError(softswiss.toErrorReply('403'));
  const parsed = call.request.parse(bytes);
  if (!parsed.ok) throw new WalletApiError(softswiss.toValidationErrorReply(parsed.error));
  return parsed.value;
};

const toAnswer = ({ status, body }: WalletApiError['reply']): ByteAnswer => ({
  status,
  body: JSON.stringify(body),
});
