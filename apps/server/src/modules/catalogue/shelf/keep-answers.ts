import { keepAnswer, type Clock } from '@hintha/platform';
import type { Shelf } from './open-shelf.ts';

/** So many answers are kept of a shelf, each some ten kilobytes. */
const MOST_KEPT = 400;
/** What is told of a game may change with time alone: it stops being new. */
const KEPT_FOR_MS = 60_000;

type Keep = <Answer extends object>(shelf: Shelf, question: string, answer: () => Answer) => Answer;

/** Answers the same question to the same shelf by the same object, which is then written once. */
export const keepAnswers = (clock: Clock): Keep => {
  const ofShelf = new WeakMap<Shelf, { until: number; answers: Map<string, object> }>();
  const answersOf = (shelf: Shelf): Map<string, object> => {
    const now = clock.now().getTime();
    const kept = ofShelf.get(shelf);
    if (kept !== undefined && now < kept.until && kept.answers.size < MOST_KEPT) return kept.answers;
    const answers = new Map<string, object>();
    ofShelf.set(shelf, { until: now + KEPT_FOR_MS, answers });
    return answers;
  };
  return <Answer extends object>(shelf: Shelf, question: string, answer: () => Answer): Answer => {
    const answers = answersOf(shelf);
    const known = answers.get(question);
    // A question names its route, so that what is kept under it is of that route's shape.
    if (known !== undefined) return known as Answer;
    const made = keepAnswer(answer());
    answers.set(question, made);
    return made;
  };
};
