import type { House } from '../../../house.ts';
import { listBarred } from '../../protection/index.ts';
import { readEarning } from './read-earning.ts';
import { listRaffles } from './read-raffles.ts';
import { countTickets, phaseOf, type Standing, ticketsFor } from './rules.ts';
import { listClaimsOf, listPrizesOf } from './ticket-store.ts';
import type { Raffle, TicketClaim } from './types.ts';

/** A raffle as it stands for a member. */
export interface OwnRaffle extends Standing {
  readonly raffle: Raffle;
  readonly claims: readonly TicketClaim[];
}

/** How a member stands to each raffle. */
export const readOwnRaffles = async (house: House, accountId: bigint): Promise<OwnRaffle[]> => {
  const { db } = house;
  const raffles = await listRaffles(db);
  const ids = raffles.map(({ id }) => id);
  const claims = await listClaimsOf(db, accountId, ids);
  const prizes = await listPrizesOf(db, accountId, ids);
  const barred = (await listBarred(db, [accountId])).has(accountId);
  const own: OwnRaffle[] = [];
  for (const raffle of raffles) {
    const isOf = ({ raffleId }: { raffleId: bigint }): boolean => raffleId === raffle.id;
    const mine = { claims: claims.filter(isOf), prizes: prizes.filter(isOf) };
    own.push({ raffle, barred, ...mine, ...(await readStanding(house, accountId, raffle, mine.claims)) });
  }
  return own;
};

const NOTHING = { deposited: 0n, bet: 0n };

/** What is earned is worked out only while it can be claimed. */
const readStanding = async (
  house: House,
  accountId: bigint,
  raffle: Raffle,
  claims: readonly TicketClaim[],
): Promise<Pick<Standing, 'phase' | 'tickets' | 'claimable' | 'earning'>> => {
  const phase = phaseOf(raffle, house.clock.now());
  const tickets = countTickets(claims);
  const earning = phase === 'OPEN' ? await readEarning(house, accountId, raffle) : NOTHING;
  return { phase, tickets, earning, claimable: Math.max(0, ticketsFor(earning) - tickets) };
};
