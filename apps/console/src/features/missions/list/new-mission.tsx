import { NativeSelect, TextInput } from '@mantine/core';
import { Icon } from '@hintha/ui';
import { useState } from 'react';
import { AskButton } from '../../../shared/forms/ask-button.ts';
import { call } from '../../../shared/api.ts';
import { CostNote } from '../../../shared/cost-note.tsx';
import { ReasonDialog } from '../../../shared/forms/reason-dialog.tsx';
import { useTexts } from '../../../shared/language.ts';
import { useConsoleMutation } from '../../../shared/use-console-mutation.ts';
import { MISSIONS } from '../use-missions.ts';
import { MissionFields } from './mission-fields.tsx';
import {
  CATEGORIES,
  METRICS,
  readChange,
  readFixed,
  TYPES,
  type FixedDraft,
  type MissionDraft,
} from './read-mission.ts';

const EMPTY: MissionDraft = {
  titleEn: '',
  titleMy: '',
  target: '',
  rewardKind: 'CASH',
  reward: '',
  endsOn: '',
  enabled: true,
};
const FIXED: FixedDraft = { type: 'DAILY', metric: 'VALID_BET', category: '', startsOn: '' };

/** Makes a mission. */
export const NewMission = () => {
  const t = useTexts();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <AskButton size="xs" leftSection={<Icon name="plus" size={16} />} onClick={() => setAsking(true)}>
        {t('missions.create')}
      </AskButton>
      {asking && <NewDialog onClose={() => setAsking(false)} />}
    </>
  );
};

const NewDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useTexts();
  const [draft, setDraft] = useState(EMPTY);
  const [fixed, setFixed] = useState(FIXED);
  const { busy, perform } = useConsoleMutation(MISSIONS, 'audit');
  const kept = readFixed(fixed);
  const change = kept && readChange(draft, kept.metric);
  const create = async (reason: string) => {
    if (kept === undefined || change === undefined) return;
    const body = { ...kept, ...change, reason };
    if (
      await perform(
        () => call('createMission', { body }),
        ({ proposed }) => t(proposed === null ? 'missions.done' : 'settings.proposed'),
      )
    )
      onClose();
  };
  return (
    <ReasonDialog
      title={t('missions.create')}
      consequence={t('missions.createAsk')}
      confirm={t('missions.createDo')}
      busy={busy}
      ready={change !== undefined}
      onConfirm={(reason) => void create(reason)}
      onClose={onClose}
    >
      <MissionFields draft={draft} onChange={(part) => setDraft({ ...draft, ...part })} />
      <FixedFields draft={fixed} onChange={(part) => setFixed({ ...fixed, ...part })} />
      <CostNote
        of={['mission', draft.rewardKind, draft.reward]}
        read={change && ((signal) => call('estimateMission', { body: { reward: change.reward }, signal }))}
      />
    </ReasonDialog>
  );
};

interface FixedProps {
  readonly draft: FixedDraft;
  readonly onChange: (change: Partial<FixedDraft>) => void;
}

/** What cannot be changed later. */
const FixedFields = ({ draft, onChange }: FixedProps) => {
  const t = useTexts();
  const field = (name: keyof FixedDraft) => ({
    value: draft[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange({ [name]: currentTarget.value }),
  });
  const categories = CATEGORIES.map((value) => ({ value, label: t(`missions.categories.${value}`) }));
  return (
    <>
      <NativeSelect
        label={t('missions.type')}
        data={TYPES.map((value) => ({ value, label: t(`missions.types.${value}`) }))}
        {...field('type')}
      />
      <NativeSelect
        label={t('missions.metric')}
        data={METRICS.map((value) => ({ value, label: t(`missions.metrics.${value}`) }))}
        {...field('metric')}
      />
      {draft.metric === 'VALID_BET' && (
        <NativeSelect
          label={t('missions.category')}
          data={[{ value: '', label: t('missions.allCategories') }, ...categories]}
          {...field('category')}
        />
      )}
      <TextInput type="date" label={t('missions.startsOn')} required {...field('startsOn')} />
    </>
  );
};
