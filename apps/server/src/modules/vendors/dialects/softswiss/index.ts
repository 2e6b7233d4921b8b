import { softswiss as protocol } from '@hintha/vendor-protocol';
import type { Dialect } from '../../dialect.ts';
import { openClient, openTransferWallet } from './vendor-client.ts';
import { CALLS, writeError } from './wallet-calls.ts';

/** SOFTSWISS v2: one secret, bets and wins in one call, a call that closes the round, and wallets that vendors keep. */
export const softswiss: Dialect = {
  code: 'softswiss',
  setup: {
    name: 'SOFTSWISS v2',
    signing: 'shared_secret',
    isOperatorId: (text) => /^[\w.-]{1,64}$/.test(text),
    isVendorKey: () => false,
  },
  calls: CALLS,
  isSigned: ({ bytes, headers }, _integration, secrets) =>
    secrets.some((secret) => protocol.verifySignature(bytes, headers[protocol.SIGNATURE_HEADER], secret)),
  writeError,
  hasSessions: false,
  openClient,
  openTransferWallet,
};
