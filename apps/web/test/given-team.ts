import type { teams } from '@hintha/contract';
import type { Reply } from '../src/shared/api.ts';

export const figuresOf = (own: Partial<teams.TeamFigures> = {}): teams.TeamFigures => ({
  stake: '1500.00',
  validBet: '1400.00',
  payout: '1900.00',
  rebates: '4.50',
  bonuses: '20.00',
  net: '424.50',
  deposits: '3000.00',
  withdrawals: '1000.00',
  salary: '50.00',
  dividend: '0.00',
  ...own,
});

const dayOf = (day: string, own: Partial<teams.TeamFigures>) => ({
  ...figuresOf(own),
  day,
  active: 2,
  joined: 1,
  firstDeposits: 1,
});

export const TEAM: Reply<'readTeam'> = {
  from: '2026-11-20',
  to: '2026-11-21',
  figures: figuresOf(),
  active: 3,
  joined: 2,
  firstDeposits: 2,
  firstDeposited: '2500.00',
  members: 12,
  direct: 4,
  online: 5,
  balance: '98765.43',
  days: [dayOf('2026-11-20', { stake: '1000.00' }), dayOf('2026-11-21', { stake: '500.00' })],
};

export const rowOf = (account: string, own: Partial<teams.TeamRow> = {}): teams.TeamRow => ({
  account,
  hasTeam: false,
  active: 1,
  figures: figuresOf(),
  ...own,
});

export const betOf = (id: string, own: Partial<teams.TeamBet> = {}): teams.TeamBet => ({
  id,
  betId: `B-${id}`,
  account: 'maung',
  vendorName: 'Padauk',
  gameName: 'Bagan Temple',
  category: 'RNG',
  stake: '12.00',
  payout: '0.00',
  validBet: '12.00',
  at: 0,
  ...own,
});
