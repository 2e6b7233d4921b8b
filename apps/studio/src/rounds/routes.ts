import { serveBytes, type Http } from '@hintha/platform';
import { softswiss } from '@hintha/vendor-protocol';
import { answerOperator } from '../answer-operator.ts';
import type { Studio } from '../studio.ts';
import { readProof, revealProof } from './prove-round.ts';

/** The calls by which an operator shows its players how a round came about. */
export const serveProofs = (http: Http, studio: Studio): void =>
  serveBytes(http, [
    answerOperator(studio, softswiss.roundProof, (request) => readProof(studio, request)),
    answerOperator(studio, softswiss.revealRound, (request) => revealProof(studio, request)),
  ]);
