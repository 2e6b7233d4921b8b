import { payments } from '@hintha/contract';
import { serve, type Served } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { addPayee, listPayees, removePayee } from './add-payee.ts';
import { toPayeeView } from './views.ts';

export const payeeRoutes = (house: House): Served[] => [
  serve(payments.listPayees, async ({ caller }) => (await listPayees(house, caller)).map(toPayeeView)),
  serve(payments.addPayee, async ({ caller, body }) => toPayeeView(await addPayee(house, caller, body))),
  serve(payments.removePayee, async ({ caller, params }) => {
    await removePayee(house, caller, BigInt(params.id));
    return {};
  }),
];
