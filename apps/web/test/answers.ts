import { ROUTES, type Routes, type ServerEvent } from '@hintha/contract';
import { STREAMS } from '@hintha/contract/first-paths';
import { CallAnswers } from '../../../tools/test/call-answers.ts';

/** Answers the calls of the site, and tells its page what the operator tells by itself. */
export class Answers extends CallAnswers<Routes> {
  #stream: ReadableStreamDefaultController<Uint8Array> | undefined;

  constructor() {
    super(ROUTES, [
      'bad_request',
      'not_logged_in',
      'maintenance',
      'too_many_requests',
      'password_change_needed',
    ]);
  }

  /** What the operator tells the page by itself. */
  tell(event: ServerEvent): void {
    if (this.#stream === undefined) throw new Error('no page listens');
    this.#stream.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`));
  }

  protected override listen(address: string): Response | undefined {
    if (address !== STREAMS.account) return undefined;
    return new Response(new ReadableStream({ start: (stream) => void (this.#stream = stream) }));
  }
}
