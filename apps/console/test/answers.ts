import { CONSOLE_ROUTES, type ConsoleRoutes } from '@hintha/contract';
import { CallAnswers } from '../../../tools/test/call-answers.ts';

/** Answers the calls of the console. */
export class Answers extends CallAnswers<ConsoleRoutes> {
  constructor() {
    super(CONSOLE_ROUTES, ['bad_request', 'not_logged_in', 'role_needed', 'too_many_requests']);
  }
}
