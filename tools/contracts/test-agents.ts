import type { AccountType, contracts } from '@hintha/contract';
import { transaction } from '@hintha/platform';
import { countMissed, countPlay, windowStart } from '@hintha/server/src/modules/bets/index.ts';
import { offerByOperator } from '@hintha/server/src/modules/contracts/admin/offer-by-operator.ts';
import { closedUntil } from '@hintha/server/src/modules/contracts/runs/team-play.ts';
import { toTerms } from '@hintha/server/src/modules/contracts/documents/to-terms.ts';
import { readBalance } from '@hintha/server/src/modules/wallet/index.ts';
import { type Money, money, parseAmount } from '@hintha/money';
import type { Answered, TestContext } from '../test-context.ts';
import { givenAccount, givenPlayed, givenUpline } from '../scenario/index.ts';
import { openMember, signIn, type TestMember } from '../payments/members.ts';

export type Kind = contracts.ContractKind;
type Step = readonly [volume: string, active: number, rate: string];

const PATHS = {
  DIVIDEND: '/wps/contract/dividend',
  DAILY: '/wps/contract/salary/daily',
  HOURLY: '/wps/contract/salary/hourly',
  REALTIME: '/wps/contract/salary/realtime',
} as const satisfies Record<Kind, string>;

type AgreedTerms = { readonly steps: readonly Step[] } & Readonly<Record<string, unknown>>;

/** Yangon is so far ahead of UTC. */
const OFFSET_MS = 6.5 * 3_600_000;

let requests = 0;

const amountOf = (text: string): Money => {
  const amount = parseAmount(text);
  if (amount === 'not_an_amount') throw new Error(`${text} is no amount`);
  return amount;
};

const toTiers = (steps: readonly Step[]) =>
  steps.map(([minVolume, minActive, rate]) => ({ minVolume, minActive, rate }));

const idOf = ({ body }: Answered): string => {
  if (body.code !== 'ok') throw new Error(`refused: ${body.code} ${JSON.stringify(body.value)}`);
  return (body.value as { contract: { id: string } }).contract.id;
};

const toTier = ([minVolume, minActive, rate]: Step) => ({
  minVolume: amountOf(minVolume),
  minActive,
  rate: Math.round(Number(rate) * 100),
});

/** Agents that offer one another contracts over the wire, and what their teams play. */
export const testAgents = (site: TestContext) => {
  const { ctx, call, clock } = site;

  const openAgent = async (
    above: TestMember | null,
    { type = 1, funds = 0n }: { type?: AccountType; funds?: bigint } = {},
  ) => {
    const member = await openMember(site, funds);
    if (above !== null) await givenUpline(ctx.db, { below: member.id, above: above.id, at: clock.now() });
    if (type === 0) return member;
    await givenAccount(ctx.db, member.id, { type });
    return { ...member, token: await signIn(call, member.name) };
  };

  const post = (agent: TestMember, path: string, body: object = {}): Promise<Answered> =>
    call('POST', path, { token: agent.token, body });

  const process = (agent: TestMember, kind: Kind, body: object) => post(agent, PATHS[kind], body);

  const offer = (agent: TestMember, to: TestMember, kind: Kind, terms: AgreedTerms) => {
    const { steps, ...others } = terms;
    requests += 1;
    const requestId = `request-${requests}`;
    return process(agent, kind, {
      action: 'OFFER',
      downline: to.name,
      tiers: toTiers(steps),
      requestId,
      ...others,
    });
  };

  const act = (
    agent: TestMember,
    id: string,
    action: 'accept' | 'reject' | 'withdraw' | 'terminate',
    body: object = {},
  ) => post(agent, `/wps/contract/${id}/${action}`, body);

  /** What the operator pays the top of a line, offered and taken. */
  const grant = async (top: TestMember, kind: Kind, steps: readonly Step[], others: object = {}) => {
    const terms = await toTerms(ctx.db, kind, { tiers: steps.map(toTier), ...others });
    const contract = await transaction(ctx.db, (tx) =>
      offerByOperator(ctx, tx, { payeeId: top.id, terms, approval: 'approval:1' }),
    );
    idOf(await act(top, String(contract.id), 'accept'));
    return String(contract.id);
  };

  const agree = async (payer: TestMember, payee: TestMember, kind: Kind, terms: AgreedTerms) => {
    const id = idOf(await offer(payer, payee, kind, terms));
    idOf(await act(payee, id, 'accept', { agree: true }));
    return id;
  };

  return { openAgent, post, process, offer, idOf, act, grant, agree, ...testTeams(site) };
};

/** A line of three with rates, and a member below each. */
export const openLine = async (
  { openAgent, grant, agree }: Pick<ReturnType<typeof testAgents>, 'openAgent' | 'grant' | 'agree'>,
  kind: Kind,
  rates: readonly [string, string, string],
  others: object = {},
) => {
  const a = await openAgent(null, { type: 2 });
  const b = await openAgent(a);
  const c = await openAgent(b);
  await grant(a, kind, [['0', 0, rates[0]]], others);
  await agree(a, b, kind, { steps: [['0', 0, rates[1]]], ...others });
  await agree(b, c, kind, { steps: [['0', 0, rates[2]]], ...others });
  const [ofA, ofB, ofC] = [
    await openAgent(a, { type: 0 }),
    await openAgent(b, { type: 0 }),
    await openAgent(c, { type: 0 }),
  ];
  return { a, b, c, ofA, ofB, ofC };
};

/** What teams play, and what is seen of it. */
const testTeams = ({ ctx, call, clock }: TestContext) => {
  const play = (member: TestMember, stake: number, payout = 0, at = clock.now()) =>
    givenPlayed(ctx.db, {
      accountId: member.id,
      at,
      stake: BigInt(Math.round(stake * 100)),
      payout: BigInt(Math.round(payout * 100)),
    });

  const balanceOf = async ({ id }: TestMember) => (await readBalance(ctx.db, id))?.balance ?? money(0n);

  const list = async (agent: TestMember, query = ''): Promise<contracts.ContractView[]> =>
    (await call('GET', `/wps/contract/list${query}`, { token: agent.token })).body.value;

  const settlements = async (agent: TestMember, query = ''): Promise<contracts.SettlementView[]> =>
    (
      (await call('GET', `/wps/contract/settlements${query}`, { token: agent.token })).body.value as {
        list: contracts.SettlementView[];
      }
    ).list;

  /** To an instant of Yangon such as 2026-12-01T03:00. */
  const goTo = (text: string) => {
    clock.advance(new Date(`${text}+06:30`).getTime() - clock.now().getTime());
  };

  /** To so long after the beginning of the next day of Yangon, or hour, or whatever else is as long as that. */
  const toNext = (lengthMs: number, afterMs = 0) => {
    const local = clock.now().getTime() + OFFSET_MS;
    clock.advance((Math.floor(local / lengthMs) + 1) * lengthMs - local + afterMs);
  };

  const logInAgain = async (agent: TestMember) => void (agent.token = await signIn(call, agent.name));

  /** Counts what was played without a posting and closes what is over, once nobody writes who did before. */
  const close = async () => {
    await countMissed(ctx.db, { from: new Date(0), to: clock.now() });
    do await countPlay(ctx);
    while ((await closedUntil(ctx)) < windowStart(clock.now()));
  };

  return { play, balanceOf, list, settlements, goTo, toNext, logInAgain, close };
};
