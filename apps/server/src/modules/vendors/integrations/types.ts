import type { Caps, Integration } from '../types.ts';

/** What of an integration can be changed as it is; its keys and its switch are acts of their own. */
export type IntegrationSettings = Pick<
  Integration,
  'name' | 'casinoId' | 'vendorKey' | 'maxBet' | keyof Caps
> & {
  readonly vendorUrl: string | null;
};

/** What our side signs with. */
export type OwnKey = Pick<Integration, 'sealedKey'>;
