import type { contracts } from '@hintha/contract';
import { answerCalls } from './draw-part.tsx';
import type { Answers } from './answers.ts';

type Contract = contracts.ContractView;
type Settlement = contracts.SettlementView;

/** An offer of a dividend that waits for an answer. */
export const CONTRACT: Contract = {
  id: '7',
  kind: 'DIVIDEND',
  state: 'OFFERED',
  direction: 'UP',
  party: 'topagent',
  period: 'SEMIMONTHLY',
  carryNegative: true,
  requireLoss: false,
  deductSalary: false,
  manual: false,
  tiers: [{ minVolume: '100000.00', minActive: 5, rate: '20.00' }],
  offeredAt: 0,
  expiresAt: 0,
  effectiveFrom: null,
  endedFrom: null,
  endReason: null,
  termination: null,
};

/** One that the agent has given and that counts. */
export const GIVEN: Contract = {
  ...CONTRACT,
  id: '8',
  state: 'ACTIVE',
  direction: 'DOWN',
  party: 'lowagent',
  effectiveFrom: 0,
};

export const SETTLEMENT: Settlement = {
  id: '9',
  contractId: '7',
  kind: 'DIVIDEND',
  direction: 'UP',
  party: 'topagent',
  period: '2026-11-01/15',
  from: 0,
  to: 0,
  volume: '170000.00',
  active: 6,
  parts: {
    stake: '3000000.00',
    payout: '2790000.00',
    valid: '3000000.00',
    rebates: '25000.00',
    cashback: '0.00',
    bonuses: '15000.00',
    salary: '0.00',
    net: '170000.00',
  },
  carryBefore: '0.00',
  carryAfter: '0.00',
  tier: 1,
  tiers: [{ minVolume: '0.00', minActive: 0, rate: '30.00' }],
  rate: '30.00',
  amount: '51000.00',
  payment: { id: '3', state: 'PAID', paid: '51000.00', dueAt: 0 },
  reason: null,
};

const FLAGS = {
  dailysalreqtype: '1',
  divtypereq: '1',
  contracthoursalreq: '0',
  realtimesalreqtype: '0',
  contractmrdailysalinfotype: '1',
  contracthoursalinfo: '1',
  dailysalinfotype: '1',
  realtimesalinfotype: '1',
  divtypeinfo: '1',
  mostRates: { DIVIDEND: '40.00', DAILY: '1.20', HOURLY: '0.00', REALTIME: '0.00' },
  owes: false,
} as const;

export const giveContracts = (answers: Answers, list: Contract[]) => answers.give('listContracts', list);

export const giveSettlements = (answers: Answers, list: Settlement[]) =>
  answers.give('listSettlements', {
    list,
    total: list.length,
    totalPages: 1,
    amount: '51000.00',
    paid: '21000.00',
  });

export const giveFlags = (answers: Answers, owes: boolean) =>
  answers.give('readContractSettings', { ...FLAGS, owes });

/** The calls of a page of contracts, answered for an agent that has no contract, no settlement and no debt. */
export const answerContracts = (): Answers => {
  const answers = answerCalls().give('listContractPayments', []).give('listDownlines', {
    path: [],
    list: [],
    next: null,
  });
  giveContracts(answers, []);
  giveSettlements(answers, []);
  giveFlags(answers, false);
  return answers;
};
