import { ROUTES } from '@hintha/contract';
import { beforeAll, expect, test } from 'vitest';
import { testAgents } from '../../../tools/contracts/test-agents.ts';
import type { TestMember } from '../../../tools/payments/members.ts';
import { testContext } from '../../../tools/test-context.ts';
import { testDatabase } from '../../../tools/test-database.ts';
import { runKind } from './modules/contracts/runs/run-kind.ts';

const db = testDatabase({ role: 'hintha_app' });
const site = testContext(db);
const { ctx, call, clock } = site;
const agents = testAgents(site);

/** Somebody, or something, that is none of the agent's business, or does not exist. */
interface Other {
  readonly id: bigint;
  readonly name: string;
  readonly contract: string;
  readonly settlement: string;
  readonly link: string;
}

interface Asked {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
}

const TIERS = [{ minVolume: '0', minActive: 0, rate: '0.1' }];
const offerTo = ({ name: downline }: Other): Asked => ({
  body: { action: 'OFFER', downline, tiers: TIERS, requestId: 'foreign-request' },
});
const answerTo = ({ contract: contractId }: Other): Asked => ({ body: { action: 'ACCEPT', contractId } });
const ofId = ({ id }: Other): Asked => ({ params: { id: String(id) } });
const ofContract = ({ contract: id }: Other): Asked => ({ params: { id } });

/** How each call of agents names somebody or something, in every way that it can; nothing where it cannot. */
const NAMES: Readonly<Record<string, readonly ((other: Other) => Asked)[]>> = {
  checkAffiliate: [],
  readTeam: [],
  listTeamProfit: [({ name: account }) => ({ query: { account } })],
  listTeamMembers: [({ name: account }) => ({ query: { account } })],
  listTeamBets: [({ name: account }) => ({ query: { account } })],
  listTeamTransactions: [({ name: account }) => ({ query: { account } })],
  readAgentIncome: [],
  listRebates: [],
  listRebateShares: [],
  listLotteryShares: [],
  listLinks: [],
  createLink: [],
  changeLink: [({ link: code }) => ({ params: { code }, body: { on: false, remark: '' } })],
  openDownline: [],
  listSubAccounts: [],
  openSubAccount: [],
  changeSubAccount: [(other) => ({ ...ofId(other), body: { permissions: [], remark: '' } })],
  readOwnRates: [],
  listDownlines: [
    ({ id }) => ({ query: { under: String(id) } }),
    ({ name: account }) => ({ query: { account } }),
    ({ id }) => ({ query: { after: String(id) } }),
  ],
  setDownlineRates: [(other) => ({ ...ofId(other), body: { rates: { RNG: 10 } } })],
  readWayDown: [({ id }) => ({ query: { account: String(id) } })],
  sendToDownline: [
    ({ id }) => ({
      body: {
        account: String(id),
        amount: '5000.00',
        paymentPassword: '246802',
        requestId: 'foreign-transfer',
      },
    }),
  ],
  readContractSettings: [],
  processDividend: [offerTo, answerTo],
  processDailySalary: [offerTo, answerTo],
  processHourlySalary: [offerTo, answerTo],
  processRealtimeSalary: [offerTo, answerTo],
  listContracts: [],
  listSettlements: [],
  listSettlementMembers: [({ settlement: id }) => ({ params: { id } })],
  listSettlementBets: [({ settlement: id, name: account }) => ({ params: { id }, query: { account } })],
  listContractPayments: [],
  estimateContract: [({ name: downline }) => ({ body: { kind: 'DAILY', downline, tiers: TIERS } })],
  acceptContract: [ofContract],
  rejectContract: [ofContract],
  withdrawContract: [ofContract],
  terminateContract: [ofContract],
};

const OF_AGENTS = Object.entries(ROUTES).filter(
  ([name, { guard, path }]) => guard === 'agent' || name in NAMES || path.startsWith('/wps/agent/'),
);

let asking: TestMember;
let others: readonly Other[];

const NOBODY: Other = {
  id: 999_999_999n,
  name: 'nobody-there',
  contract: '999999999',
  settlement: '999999999',
  link: 'ZZZZ9999',
};

beforeAll(async () => {
  const { openAgent, grant, agree, play, close, settlements, logInAgain } = agents;
  const top = await openAgent(null, { type: 2, funds: 1_000_000n });
  asking = await openAgent(top);
  const sibling = await openAgent(top);
  const below = await openAgent(sibling);
  const foreign = await openAgent(null, { type: 2, funds: 1_000_000n });
  const foreignBelow = await openAgent(foreign);
  const flat = { steps: [['0', 0, '0.2']] as const };
  const granted = [
    await grant(top, 'HOURLY', [['0', 0, '1']]),
    await agree(top, sibling, 'HOURLY', flat),
    await agree(sibling, below, 'HOURLY', { steps: [['0', 0, '0.1']] }),
    await grant(foreign, 'HOURLY', [['0', 0, '1']]),
    await agree(foreign, foreignBelow, 'HOURLY', flat),
  ];
  const HOUR_MS = 3_600_000;
  clock.advance(HOUR_MS);
  for (const one of [below, foreignBelow]) await play(one, 10_000);
  clock.advance(HOUR_MS + 600_000);
  await close();
  await runKind(ctx, 'HOURLY');
  const all = [top, sibling, below, foreign, foreignBelow];
  const seen: Other[] = [];
  for (const [place, one] of all.entries()) {
    await logInAgain(one);
    const [settlement] = await settlements(one, '?direction=UP');
    const links = await call('GET', '/wps/agent/links', { token: one.token });
    seen.push({
      id: one.id,
      name: one.name,
      contract: granted[place] ?? '',
      settlement: settlement?.id ?? '',
      link: (links.body.value as readonly { code: string }[])[0]?.code ?? '',
    });
  }
  await logInAgain(asking);
  others = seen;
});

const ask = async (name: string, { params = {}, query, body }: Asked) => {
  const { method, path } = ROUTES[name as keyof typeof ROUTES];
  const filled = path.replaceAll(/:(\w+)/gu, (_, key: string) => params[key] ?? '');
  const search = query === undefined ? '' : `?${new URLSearchParams(query).toString()}`;
  const order = { token: asking.token, ...(body === undefined ? {} : { body }) };
  const answered = await call(method, `${filled}${search}`, order);
  return { status: answered.status, body: answered.body };
};

test('every call of agents is among those that are tried here', () => {
  expect(OF_AGENTS.map(([name]) => name).toSorted()).toEqual(Object.keys(NAMES).toSorted());
});

const TRIED = Object.entries(NAMES).filter(([, ways]) => ways.length > 0);

test.each(TRIED)(
  '%s answers of the upline, a sibling, its team and another line as of nobody',
  async (name, ways) => {
    for (const way of ways) {
      const nobody = await ask(name, way(NOBODY));
      expect(nobody.status).toBeGreaterThanOrEqual(400);
      expect(nobody.status).toBeLessThan(500);
      expect(nobody.body.code).not.toBe('bad_request');
      for (const other of others) expect(await ask(name, way(other))).toEqual(nobody);
    }
  },
);
