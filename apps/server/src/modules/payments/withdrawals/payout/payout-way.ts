import type { House } from '../../../../house.ts';
import type { PayoutWay } from '../types.ts';

/** Who pays from now on: the gateway where one is set up, else people. */
export const payoutWay = ({ config }: House): PayoutWay => (config.payoutUrl === null ? 'staff' : 'gateway');
