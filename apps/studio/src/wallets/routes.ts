import { serveBytes, type Http } from '@hintha/platform';
import { softswiss } from '@hintha/vendor-protocol';
import { answerOperator } from '../answer-operator.ts';
import type { Studio } from '../studio.ts';
import { moveFunds } from './move-funds.ts';
import { ownerOf } from './owner-of.ts';
import { readFeed } from './read-feed.ts';
import { readOwnBalance } from './read-own-balance.ts';
import { readStatement } from './read-statement.ts';
import { readTransferStatus } from './read-transfer-status.ts';

/** The calls by which an operator moves money into our wallets and out of them. */
export const serveWallets = (http: Http, studio: Studio): void =>
  serveBytes(http, [
    answerOperator(studio, softswiss.transfer, (request) => moveFunds(studio, request)),
    answerOperator(studio, softswiss.transferStatus, (request) => readTransferStatus(studio, request)),
    answerOperator(studio, softswiss.ownBalance, async (request) => ({
      balance: await readOwnBalance(studio, ownerOf(request)),
    })),
    answerOperator(studio, softswiss.statement, (request) => readStatement(studio, request)),
    answerOperator(studio, softswiss.feed, (request) => readFeed(studio, request)),
  ]);
