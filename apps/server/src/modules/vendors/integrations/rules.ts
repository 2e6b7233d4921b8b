import { BusinessError } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import type { Dialect } from '../dialect.ts';
import type { IntegrationSettings } from './types.ts';

type Named = Pick<AppContext, 'config'>;
type Reached = Pick<IntegrationSettings, 'casinoId' | 'vendorKey' | 'vendorUrl'>;

/** Whether the vendor can be called, and its calls verified, by these settings. */
export const checkSettings = (ctx: Named, { setup }: Dialect, settings: Reached): void => {
  const { casinoId, vendorKey } = settings;
  if (!setup.isOperatorId(casinoId)) throw new BusinessError('operator_id_invalid');
  if (vendorKey !== null && !setup.isVendorKey(vendorKey)) throw new BusinessError('vendor_key_invalid');
  checkAddress(ctx, settings);
};

/** Whether everything is there that the first call needs. */
export const checkComplete = (ctx: Named, { setup }: Dialect, settings: Reached): void => {
  if (setup.signing === 'key_pair' && settings.vendorKey === null)
    throw new BusinessError('vendor_key_invalid');
  checkAddress(ctx, settings);
};

/** Names and addresses that only this machine or its own network can reach. */
const PRIVATE_HOST =
  /^(?:(?:.+\.)?(?:localhost|local|internal|test)|127(?:\.\d+){3}|10(?:\.\d+){3}|192\.168(?:\.\d+){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d+){2}|\[::1\]|\[f[cd][\da-f:]*\]|[\w-]+)$/i;

/** Calls carry names, amounts and sessions of members, so what leaves the own network goes encrypted. */
const checkAddress = ({ config }: Named, { vendorUrl }: Pick<IntegrationSettings, 'vendorUrl'>): void => {
  const address = vendorUrl === null ? null : URL.parse(vendorUrl);
  if (address === null || address.protocol === 'https:') return;
  if (config.production || !PRIVATE_HOST.test(address.hostname))
    throw new BusinessError('vendor_url_insecure');
};
