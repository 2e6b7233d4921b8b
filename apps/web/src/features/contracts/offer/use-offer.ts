import type { ReplyOf, Routes } from '@hintha/contract';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api.ts';
import { explain } from '../../../shared/explain.ts';
import { showToast } from '../../../shared/toasts.ts';
import { type Contract, type Kind, useReadAgain } from '../use-contracts.ts';
import { findTierErrors, type TierDraft } from './tier-errors.ts';

const FLAGS = { carryNegative: false, requireLoss: false, deductSalary: false, manual: false };
type Flag = keyof typeof FLAGS;

export const FLAGS_OF: Readonly<Record<Kind, readonly Flag[]>> = {
  DIVIDEND: ['carryNegative', 'deductSalary', 'manual'],
  DAILY: ['requireLoss'],
  HOURLY: ['requireLoss'],
  REALTIME: [],
};

type Period = 'DAILY' | 'WEEKLY' | 'SEMIMONTHLY' | 'MONTHLY';

export const PERIODS_OF: Readonly<Record<Kind, readonly Period[]>> = {
  DIVIDEND: ['SEMIMONTHLY', 'MONTHLY'],
  DAILY: ['DAILY', 'WEEKLY', 'SEMIMONTHLY', 'MONTHLY'],
  HOURLY: [],
  REALTIME: [],
};

export interface Draft extends Readonly<Record<Flag, boolean>> {
  readonly downline: string;
  readonly period: Period | undefined;
  readonly tiers: readonly TierDraft[];
}

export const NEW_TIER: TierDraft = { minVolume: '0', minActive: '0', rate: '' };

const short = (amount: string): string => amount.replace(/\.00$/, '');

/** An offer as it is opened: empty, or with the terms in force. */
const firstDraft = (kind: Kind, inForce: Contract | undefined): Draft => {
  const [usual] = PERIODS_OF[kind];
  if (inForce === undefined) return { ...FLAGS, downline: '', period: usual, tiers: [NEW_TIER] };
  const { carryNegative, requireLoss, deductSalary, manual, tiers } = inForce;
  return {
    carryNegative,
    requireLoss,
    deductSalary,
    manual,
    downline: inForce.party ?? '',
    period: PERIODS_OF[kind].find((one) => one === inForce.period) ?? usual,
    tiers: tiers.map(({ minVolume, minActive, rate }) => ({
      minVolume: short(minVolume),
      minActive: String(minActive),
      rate: short(rate),
    })),
  };
};

const toTiers = (tiers: readonly TierDraft[]) =>
  tiers.map(({ minVolume, minActive, rate }) => ({
    minVolume: minVolume === '' ? '0' : minVolume,
    minActive: Number(minActive),
    rate,
  }));

const sendOffer = (kind: Kind, draft: Draft, requestId: string) => {
  const { downline, tiers, period, carryNegative, deductSalary, manual, requireLoss } = draft;
  const offer = { action: 'OFFER', downline, tiers: toTiers(tiers), requestId } as const;
  if (kind === 'DAILY') return call('processDailySalary', { body: { ...offer, period, requireLoss } });
  if (kind === 'HOURLY') return call('processHourlySalary', { body: { ...offer, requireLoss } });
  if (kind === 'REALTIME') return call('processRealtimeSalary', { body: offer });
  const half = period === 'MONTHLY' ? 'MONTHLY' : 'SEMIMONTHLY';
  return call('processDividend', { body: { ...offer, period: half, carryNegative, deductSalary, manual } });
};

export type Replay = ReplyOf<Routes['estimateContract']>;

const askReplay = (kind: Kind, draft: Draft): Promise<Replay> => {
  const { downline, tiers, period, carryNegative, requireLoss, deductSalary } = draft;
  const terms = { tiers: toTiers(tiers), period, carryNegative, requireLoss, deductSalary };
  return call('estimateContract', { body: { kind, downline, ...terms } });
};

/** What the page finds wrong before the server is asked. */
const findErrors = (kind: Kind, { downline, tiers }: Draft, mostRate: string) => {
  const ofTiers = findTierErrors(tiers, kind, mostRate);
  const isWrong = downline === '' || ofTiers.some((errors) => Object.keys(errors).length > 0);
  return { isWrong, noDownline: downline === '', ofTiers };
};

interface Opened {
  kind: Kind;
  mostRate: string;
  inForce?: Contract | undefined;
  onClose: () => void;
  /** What was typed is not an offer: shows where. */
  onWrong: () => void;
}

/** An offer while it is written, what past periods would have come to by it, and its way to the server, once. */
export const useOffer = ({ kind, mostRate, inForce, onClose, onWrong }: Opened) => {
  const { t } = useTranslation('account');
  const readAgain = useReadAgain();
  const [draft, setDraft] = useState(() => firstDraft(kind, inForce));
  const [requestId, setRequestId] = useState(() => crypto.randomUUID());
  const [replay, setReplay] = useState<Replay | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  // Nothing is called wrong before it was sent once; from then on it is said while it is put right.
  const [wasAsked, setAsked] = useState(false);
  const { isWrong, ...errors } = findErrors(kind, draft, mostRate);
  const attempt = async (act: () => Promise<void>) => {
    // What is wrong has to be marked before the first of it is looked for.
    flushSync(() => setAsked(true));
    if (isWrong) return onWrong();
    setBusy(true);
    setProblem(null);
    try {
      await act();
    } catch (error) {
      setProblem(explain(error));
    } finally {
      setBusy(false);
    }
  };
  const change = (changed: Partial<Draft>) => {
    setDraft({ ...draft, ...changed });
    setReplay(null);
    setProblem(null);
    // Other terms are another request.
    setRequestId(crypto.randomUUID());
  };
  const tryOut = () => void attempt(async () => setReplay(await askReplay(kind, draft)));
  const send = () =>
    void attempt(async () => {
      await sendOffer(kind, draft, requestId);
      showToast('success', t('contracts.sent', { account: draft.downline }));
      void readAgain();
      onClose();
    });
  return { draft, change, errors: wasAsked ? errors : null, replay, problem, isBusy, tryOut, send };
};

export type Offer = ReturnType<typeof useOffer>;
