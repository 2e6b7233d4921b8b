import { formatAmount } from '@hintha/money';
import { BusinessError, violatedConstraint } from '@hintha/platform';
import { definePlacing } from '../../bets/index.ts';
import { delayOf } from '../rules.ts';
import type { SportsSettings } from '../settings.ts';
import {
  type NewTicket,
  type Placement,
  placementTexts,
  toPlacementColumns,
  type Written,
} from './placement-store.ts';
import type { StruckTicket } from './strike-ticket.ts';
import { exposuresOfTicket, limitsOf, memberStakesOf } from './take-room.ts';

/** Tickets are written in the statement that takes the stakes of their bets. */
export const placing = definePlacing<Placement, Written>({
  name: 'sports_place',
  texts: placementTexts,
  values: (taken) =>
    toPlacementColumns(
      taken.map(({ accountId, bets, own }) => ({ ...own, accountId, betIds: bets.map(({ id }) => id) })),
    ),
  answers: { query: 2, columns: ['id', 'placedAt', 'decidesAt'] },
});

/**
 * What a ticket is written with: each selection is a row, added to under its lock, so that who comes second sees what the
 * first one staked, or that it did not come about. The row tells what it may come to.
 */
export const toPlacement = (struck: StruckTicket, settings: SportsSettings): Placement => {
  const { legs } = struck;
  const limitOf = limitsOf([struck], settings);
  const most = settings.mostStakeOnEvent;
  const ticket = toNewTicket(struck, settings);
  return {
    ticket,
    exposures: exposuresOfTicket(struck).map((one) => ({ ...one, most: limitOf(one) })),
    stakes: memberStakesOf(ticket, legs).map((one) => ({ ...one, most })),
  };
};

const toNewTicket = (
  { asked, legs, offers, stake, potentialPayout, together }: StruckTicket,
  settings: SportsSettings,
): NewTicket => {
  const { accountId, requestId, kind, systemSize, amount, format, accepts } = asked;
  const delaySeconds = Math.max(...offers.map(({ event }) => delayOf(event, settings)));
  const order = { accountId, requestId, kind, systemSize, amount, format, accepts };
  return { ...order, stake, potentialPayout, legs, together, delaySeconds };
};

/** Why a ticket is refused that would pass what a row may come to; undefined for any other failure. */
export const businessErrorOfLimit = (
  thrown: unknown,
  { mostStakeOnEvent }: SportsSettings,
): BusinessError | undefined => {
  const constraint = violatedConstraint(thrown);
  if (constraint === 'sports_exposure_in_limit') return new BusinessError('liability_reached');
  if (constraint !== 'sports_member_stake_in_limit') return undefined;
  return new BusinessError('amount_out_of_range', { least: null, most: formatAmount(mostStakeOnEvent) });
};
