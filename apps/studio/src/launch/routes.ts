import { serveBytes, type Http } from '@hintha/platform';
import { softswiss, WalletApiError } from '@hintha/vendor-protocol';
import { answerOperator } from '../answer-operator.ts';
import type { Studio } from '../studio.ts';
import { listGames } from '../games/index.ts';
import { launchGame } from './launch-game.ts';

/** The calls by which an operator learns what there is to play, and opens it. */
export const serveLaunches = (http: Http, studio: Studio): void =>
  serveBytes(http, [
    answerOperator(studio, softswiss.games, async ({ after }) => listGames(after)),
    answerOperator(studio, softswiss.realLaunch, (request) => launchGame(studio, request)),
    answerOperator(studio, softswiss.demoLaunch, refuseDemo),
  ]);

/** Play money is the operator's to hand out: every launch here is of an account. */
const refuseDemo = (): Promise<never> => Promise.reject(new WalletApiError(softswiss.toErrorReply('420')));
