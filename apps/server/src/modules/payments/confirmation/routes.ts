import { payments } from '@hintha/contract';
import { serve, serveUpload, type Caller, type Served } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { claimNotReceived } from './claim-not-received.ts';
import { confirmAllReceived, confirmReceived } from './confirm-received.ts';
import { listConfirmations } from './list-confirmations.ts';
import { toConfirmationsView } from './views.ts';

export const confirmationRoutes = (house: House): Served[] => {
  const view = async (caller: Caller) => toConfirmationsView(await listConfirmations(house, caller));
  return [
    serve(payments.listConfirmations, ({ caller }) => view(caller)),
    serve(payments.confirmReceived, async ({ caller, params }) => {
      await confirmReceived(house, caller, BigInt(params.id));
      return view(caller);
    }),
    serve(payments.confirmAllReceived, async ({ caller }) => {
      await confirmAllReceived(house, caller);
      return view(caller);
    }),
    serveUpload(payments.claimNotReceived, async ({ caller, params, files }) => {
      const [picture] = files;
      await claimNotReceived(house, caller, { partId: BigInt(params.id), picture });
      return view(caller);
    }),
  ];
};
