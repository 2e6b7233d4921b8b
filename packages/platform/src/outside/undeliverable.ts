/** The other side will not take this message however often it is offered. */
export class Undeliverable extends Error {
  override readonly name = 'Undeliverable';
}
