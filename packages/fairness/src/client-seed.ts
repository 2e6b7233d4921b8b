declare const kind: unique symbol;

/** The player's part of a round's chance: 1 to 64 letters, digits, dots and hyphens. */
export type ClientSeed = string & { readonly [kind]: 'client seed' };

export type ClientSeedValidationError = 'not_a_client_seed';

// A colon would let two rounds share one message: seed "a:1" at nonce 2 against seed "a" at "1:2".
// The underscore stays out so that the validation error itself can never pass for a seed.
const CLIENT_SEED = /^[A-Za-z0-9.-]{1,64}$/;

export const parseClientSeed = (text: string): ClientSeed | ClientSeedValidationError =>
  CLIENT_SEED.test(text) ? (text as ClientSeed) : 'not_a_client_seed';
