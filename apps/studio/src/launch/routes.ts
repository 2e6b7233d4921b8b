import { serveBytes, type ByteAnswer, type ByteCall, type Http } from '@hintha/platform';
import { softswiss } from '@hintha/vendor-protocol';
import type { Studio } from '../studio.ts';
import { listGames } from '../titles/index.ts';
import { launchGame } from './launch-game.ts';
import { Turned } from './turned.ts';

/** The calls that an operator makes, each signed over its bytes. */
export const serveLaunches = (http: Http, studio: Studio): void =>
  serveBytes(http, [
    answering(studio, softswiss.games, async () => listGames()),
    answering(studio, softswiss.realLaunch, (request) => launchGame(studio, request)),
    answering(studio, softswiss.demoLaunch, refuseDemo),
  ]);

/** Play money is the operator's to hand out: every launch here is of an account. */
const refuseDemo = (): Promise<never> => Promise.reject(new Turned(softswiss.toErrorReply('420')));

const answering = <Request, Reply>(
  studio: Studio,
  call: softswiss.Call<Request, Reply>,
  deed: (request: Request) => Promise<Reply>,
) => ({
  path: call.path,
  bodyLimit: softswiss.MAX_BODY_BYTES,
  tooLarge: () => toAnswer(softswiss.toFlawReply({ apiCode: '400', message: 'request body too large' })),
  answer: async (received: ByteCall): Promise<ByteAnswer> => {
    try {
      const reply = await deed(readSigned(studio, call, received));
      return { status: 200, body: call.reply.write(reply) };
    } catch (thrown) {
      if (thrown instanceof Turned) return toAnswer(thrown.reply);
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
    throw new Turned(softswiss.toErrorReply('403'));
  const parsed = call.request.parse(bytes);
  if (!parsed.ok) throw new Turned(softswiss.toFlawReply(parsed.flaw));
  return parsed.value;
};

const toAnswer = ({ status, body }: softswiss.ErrorReply): ByteAnswer => ({
  status,
  body: JSON.stringify(body),
});
