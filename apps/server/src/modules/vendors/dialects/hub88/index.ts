import { hub88 as protocol } from '@hintha/vendor-protocol';
import type { KeyObject } from 'node:crypto';
import type { Dialect } from '../../dialect.ts';
import { openClient } from './vendor-client.ts';
import { CALLS, writeError } from './wallet-calls.ts';

const parsed = new Map<string, KeyObject | 'not_a_key'>();

/** Reading a key costs about as much as verifying with it, and there is one to an integration. */
const keyOf = (pem: string): KeyObject | 'not_a_key' => {
  const key = parsed.get(pem) ?? protocol.parsePublicKey(pem);
  parsed.set(pem, key);
  return key;
};

/**
 * Hub88 v2: a key of its own for each side, one bet or win in a call, a session's token in bets, rounds that may stay
 * open. It has no feed of rounds and no status of a transfer, so its vendors keep no wallets here.
 */
export const hub88: Dialect = {
  code: 'hub88',
  setup: {
    name: 'Hub88 v2',
    signing: 'key_pair',
    isOperatorId: (text) => /^[1-9]\d{0,14}$/.test(text),
    isVendorKey: (pem) => protocol.parsePublicKey(pem) !== 'not_a_key',
  },
  calls: CALLS,
  isSigned: ({ bytes, headers }, { vendorKey }) => {
    const key = keyOf(vendorKey ?? '');
    return key !== 'not_a_key' && protocol.verifySignature(bytes, headers[protocol.SIGNATURE_HEADER], key);
  },
  writeError,
  hasSessions: true,
  openClient,
  openTransferWallet: null,
};
