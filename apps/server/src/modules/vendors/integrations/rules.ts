import { BusinessError } from '@hintha/platform';
import type { Dialect } from '../dialect.ts';
import type { IntegrationSettings } from './types.ts';

/** Whether the vendor can be called, and its calls verified, by these settings. */
export const checkSettings = ({ setup }: Dialect, { casinoId, vendorKey }: IntegrationSettings): void => {
  if (!setup.isOperatorId(casinoId)) throw new BusinessError('operator_id_invalid');
  if (vendorKey !== null && !setup.isVendorKey(vendorKey)) throw new BusinessError('vendor_key_invalid');
};

/** Whether everything is there that the first call needs. */
export const checkComplete = ({ setup }: Dialect, { vendorKey }: IntegrationSettings): void => {
  if (setup.signing === 'key_pair' && vendorKey === null) throw new BusinessError('vendor_key_invalid');
};
