import type { ReplyOf, Routes } from '@hintha/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../shared/api.ts';
import { explain } from '../../shared/explain.ts';
import { showToast } from '../../shared/toasts.ts';
import { type Kind, useReadAgain } from './use-contracts.ts';

export interface TierDraft {
  readonly minVolume: string;
  readonly minActive: string;
  readonly rate: string;
}

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

interface Draft extends Readonly<Record<Flag, boolean>> {
  readonly downline: string;
  readonly period: Period | undefined;
  readonly tiers: readonly TierDraft[];
}

export const NEW_TIER: TierDraft = { minVolume: '0', minActive: '0', rate: '' };

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

/** An offer while it is written, what past periods would have come to by it, and its way to the server, once. */
export const useOffer = (kind: Kind, onClose: () => void) => {
  const { t } = useTranslation('account');
  const readAgain = useReadAgain();
  const [draft, setDraft] = useState<Draft>({
    ...FLAGS,
    downline: '',
    period: PERIODS_OF[kind][0],
    tiers: [NEW_TIER],
  });
  const [requestId, setRequestId] = useState(() => crypto.randomUUID());
  const [replay, setReplay] = useState<Replay | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const attempt = async (act: () => Promise<void>) => {
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
    // Other terms are another request.
    setRequestId(crypto.randomUUID());
  };
  const tryOut = () =>
    void attempt(async () => {
      const { downline, tiers, period, manual: _, ...flags } = draft;
      setReplay(
        await call('estimateContract', { body: { kind, downline, tiers: toTiers(tiers), period, ...flags } }),
      );
    });
  const send = () =>
    void attempt(async () => {
      await sendOffer(kind, draft, requestId);
      showToast('success', t('contracts.sent', { account: draft.downline }));
      void readAgain();
      onClose();
    });
  return { draft, change, replay, problem, isBusy, tryOut, send };
};

export type Offer = ReturnType<typeof useOffer>;
