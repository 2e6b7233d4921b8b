import { contracts } from '@hintha/contract';
import { money } from '@hintha/money';
import { BusinessError } from '@hintha/platform';
import { z } from 'zod';
import { approvalName, defineApprovalAction } from '../../approvals/index.ts';
import { recordAudit } from '../../audit/index.ts';
import { selectContract } from '../documents/contract-store.ts';
import { endContract } from '../documents/end-contract.ts';
import { hold } from '../documents/find-party.ts';
import { toTerms } from '../documents/to-terms.ts';
import { collectPayments } from '../payments/collect-payments.ts';
import { insertCorrection, selectSettlement } from '../runs/settlement-store.ts';
import { offerByOperator } from './offer-by-operator.ts';

const Figure = z.string().regex(/^\d{1,18}$/);
const Id = z.string().regex(/^[1-9]\d{0,17}$/);

const MAKERS = ['payments', 'risk', 'administrator'] as const;
const CHECKERS = ['payments', 'risk', 'administrator'] as const;

/** Offers the top of a line what the operator pays it. */
export const offerAction = defineApprovalAction({
  name: 'contract.offer',
  payload: z.strictObject({
    payee: Id,
    kind: z.enum(contracts.CONTRACT_KINDS),
    period: z.enum(contracts.CONTRACT_PERIODS).optional(),
    carryNegative: z.boolean(),
    requireLoss: z.boolean(),
    deductSalary: z.boolean(),
    /** Volumes in hundredths, rates in hundredths of a per cent. */
    tiers: z.array(z.strictObject({ minVolume: Figure, minActive: z.int().min(0), rate: z.int().min(0) })),
  }),
  makers: MAKERS,
  checkers: CHECKERS,
  subjectOf: ({ payee }) => `account:${payee}`,
  execute: async (ctx, tx, { id, payload, reason, checker }) => {
    const { payee, kind, tiers, ...asked } = payload;
    const read = tiers.map(({ minVolume, ...tier }) => ({ ...tier, minVolume: money(BigInt(minVolume)) }));
    const terms = await toTerms(tx, kind, { ...asked, tiers: read });
    const approval = approvalName(id);
    const contract = await offerByOperator(ctx, tx, { payeeId: BigInt(payee), terms, approval });
    await recordAudit(tx, {
      actor: checker,
      action: 'contract.offer',
      subject: `account:${payee}`,
      reason,
      details: { contract: contract.id, kind, maxRate: contract.maxRate },
    });
  },
});

/** Ends a contract with the running period, whatever its parties say. */
export const endAction = defineApprovalAction({
  name: 'contract.end',
  payload: z.strictObject({ contract: Id }),
  makers: MAKERS,
  checkers: CHECKERS,
  subjectOf: ({ contract }) => `contract:${contract}`,
  execute: async (ctx, tx, { payload, reason, checker }) => {
    const known = await selectContract(tx, BigInt(payload.contract));
    if (known === undefined) throw new BusinessError('not_found');
    const { contract } = await hold(tx, known);
    await endContract(ctx, tx, contract, 'OPERATOR');
    const subject = `contract:${payload.contract}`;
    await recordAudit(tx, { actor: checker, action: 'contract.end', subject, reason, details: {} });
  },
});

/**
 * Corrects what a contract came to in a period by a record of its own, which is paid, or taken back, like any other; what
 * was written before stays.
 */
export const correctAction = defineApprovalAction({
  name: 'contract.correct',
  payload: z.strictObject({
    settlement: Id,
    /** In hundredths; below zero takes back. */
    amount: z.string().regex(/^-?[1-9]\d{0,17}$/),
  }),
  makers: MAKERS,
  checkers: CHECKERS,
  subjectOf: ({ settlement }) => `settlement:${settlement}`,
  execute: async (ctx, tx, { id, payload, reason, checker }) => {
    const settlement = await selectSettlement(tx, BigInt(payload.settlement));
    if (settlement === undefined) throw new BusinessError('not_found');
    const amount = money(BigInt(payload.amount));
    const correction = { amount, reason, approval: approvalName(id), now: ctx.clock.now() };
    await insertCorrection(tx, settlement, correction);
    await collectPayments(ctx, tx, settlement.kind);
    await recordAudit(tx, {
      actor: checker,
      action: 'contract.correct',
      subject: `settlement:${payload.settlement}`,
      reason,
      details: { amount },
    });
  },
});
