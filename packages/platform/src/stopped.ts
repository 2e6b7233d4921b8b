/** A condition that an operator can mend: it is told in one sentence and never as a stack trace. */
export class Stopped extends Error {
  constructor(sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.name = 'Stopped';
  }
}
