import { Checkbox, NativeSelect, Textarea } from '@mantine/core';
import { useState } from 'react';
import { call } from '../../../shared/api.ts';
import { AUTOFOCUS } from '../../../shared/forms/focus.ts';
import { ReasonDialog } from '../../../shared/forms/reason-dialog.tsx';
import { formatMoney } from '../../../shared/format.ts';
import { useTexts } from '../../../shared/language.ts';
import { useConsoleMutation } from '../../../shared/use-console-mutation.ts';
import { CONTRACTS, type Kind, kindOf, KINDS } from '../use-staff-contracts.ts';
import { readSteps, type Step } from './read-steps.ts';

/** What can be chosen of each kind beside its steps, as the calls of agents have it. */
const PERIODS = {
  DIVIDEND: ['SEMIMONTHLY', 'MONTHLY'],
  DAILY: ['DAILY', 'WEEKLY', 'SEMIMONTHLY', 'MONTHLY'],
  HOURLY: [],
  REALTIME: [],
} as const;
type OfferPeriod = (typeof PERIODS)['DAILY'][number];
const FLAGS = {
  DIVIDEND: ['carryNegative', 'deductSalary'],
  DAILY: ['requireLoss'],
  HOURLY: ['requireLoss'],
  REALTIME: [],
} as const;
type Flag = 'carryNegative' | 'deductSalary' | 'requireLoss';

const MOST_STEPS = 10;

/** Proposes what the operator offers the top of a line, one step a line. */
export const OfferDialog = ({ account, onClose }: { account: string; onClose: () => void }) => {
  const t = useTexts();
  const { busy, perform } = useConsoleMutation(CONTRACTS, 'approvals');
  const [kind, setKind] = useState<Kind>('DIVIDEND');
  const [period, setPeriod] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<Flag>>(new Set());
  const [typed, setTyped] = useState('');
  const [requestId] = useState(() => crypto.randomUUID());
  const { steps, wrong } = readSteps(typed);
  const periods: readonly OfferPeriod[] = PERIODS[kind];
  const flags: readonly Flag[] = FLAGS[kind];
  const ofKind = periods.find((one) => one === period) ?? periods[0];
  const propose = async (reason: string) => {
    const on = Object.fromEntries(flags.filter((flag) => chosen.has(flag)).map((flag) => [flag, true]));
    const length = ofKind === undefined ? {} : { period: ofKind };
    const body = { account, kind, ...length, ...on, tiers: [...steps], reason, requestId };
    if (await perform(() => call('proposeContract', { body }), t('settings.proposed'))) onClose();
  };
  const toggle = (flag: Flag) =>
    setChosen((before) => {
      const next = new Set(before);
      if (!next.delete(flag)) next.add(flag);
      return next;
    });
  return (
    <ReasonDialog
      title={t('contracts.offer')}
      consequence={t('contracts.offerText', { account })}
      confirm={t('contracts.propose')}
      busy={busy}
      ready={steps.length > 0 && steps.length <= MOST_STEPS}
      onClose={onClose}
      onConfirm={(reason) => void propose(reason)}
    >
      <NativeSelect
        label={t('contracts.kind')}
        value={kind}
        data={KINDS.map((value) => ({ value, label: t(`contracts.kinds.${value}`) }))}
        onChange={({ currentTarget }) => setKind(kindOf(currentTarget.value) ?? 'DIVIDEND')}
        {...AUTOFOCUS}
      />
      {ofKind !== undefined && (
        <NativeSelect
          label={t('contracts.unit')}
          value={ofKind}
          data={periods.map((value) => ({ value, label: t(`contracts.units.${value}`) }))}
          onChange={({ currentTarget }) => setPeriod(currentTarget.value)}
        />
      )}
      {flags.map((flag) => (
        <Checkbox
          key={flag}
          label={t(`contracts.term.${flag}`)}
          checked={chosen.has(flag)}
          onChange={() => toggle(flag)}
        />
      ))}
      <Textarea
        label={t('contracts.steps')}
        description={t('contracts.stepsHelp')}
        required
        rows={4}
        value={typed}
        error={wrong === null ? null : t('contracts.stepsWrong', { line: wrong })}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <StepList steps={steps} />
    </ReasonDialog>
  );
};

/** The steps as they were read. */
const StepList = ({ steps }: { steps: readonly Step[] }) => {
  const t = useTexts();
  if (steps.length === 0) return null;
  return (
    <ol>
      {steps.map(({ minVolume, minActive, rate }, place) => (
        <li key={place}>
          {t('contracts.stepLine', { volume: formatMoney(minVolume), active: minActive, rate })}
        </li>
      ))}
    </ol>
  );
};
