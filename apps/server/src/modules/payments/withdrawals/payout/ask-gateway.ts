import type { House } from '../../../../house.ts';
import { selectUnanswered } from '../part-store.ts';
import { payByGateway } from './pay-by-gateway.ts';

const PATIENCE_MS = 60_000;

/** Takes up what a run before left: payouts not asked for yet, and those the gateway has not told the end of. */
export const askGateway = async (house: House): Promise<void> => {
  const since = new Date(house.clock.now().getTime() - PATIENCE_MS);
  for (const id of await selectUnanswered(house.db, since))
    await payByGateway(house, id).catch((error: unknown) =>
      house.log.warn({ err: error, part: String(id) }, 'the payout gateway gave no answer'),
    );
};
