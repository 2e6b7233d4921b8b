import { payments } from '@hintha/contract';
import { serve, type Served } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { addPayee, listPayees, removePayee } from './add-payee.ts';
import { toPayeeView } from './views.ts';

export const payeeRoutes = (ctx: AppContext): Served[] => [
  serve(payments.listPayees, async ({ caller }) => (await listPayees(ctx, caller)).map(toPayeeView)),
  serve(payments.addPayee, async ({ caller, body }) => toPayeeView(await addPayee(ctx, caller, body))),
  serve(payments.removePayee, async ({ caller, params }) => {
    await removePayee(ctx, caller, BigInt(params.id));
    return {};
  }),
];
