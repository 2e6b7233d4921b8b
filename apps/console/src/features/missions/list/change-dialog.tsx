import { useState } from 'react';
import { call } from '../../../shared/api.ts';
import { CostNote } from '../../../shared/cost-note.tsx';
import { ReasonDialog } from '../../../shared/forms/reason-dialog.tsx';
import { useTexts } from '../../../shared/language.ts';
import { useConsoleMutation } from '../../../shared/use-console-mutation.ts';
import { MISSIONS, type Mission } from '../use-missions.ts';
import { MissionFields } from './mission-fields.tsx';
import { readChange, type MissionDraft } from './read-mission.ts';

const draftOf = ({ titles, target, reward, endsOn, enabled }: Mission): MissionDraft => ({
  titleEn: titles.en,
  titleMy: titles.my,
  target,
  rewardKind: reward.kind,
  reward: reward.amount,
  endsOn: endsOn ?? '',
  enabled,
});

/** Changes a mission, or switches it. */
export const ChangeDialog = ({ mission, onClose }: { mission: Mission; onClose: () => void }) => {
  const t = useTexts();
  const [draft, setDraft] = useState(() => draftOf(mission));
  const { busy, perform } = useConsoleMutation(MISSIONS, 'audit');
  const change = readChange(draft, mission.metric);
  const save = async (reason: string) => {
    if (change === undefined) return;
    const order = { params: { id: mission.id }, body: { ...change, reason } };
    if (
      await perform(
        () => call('changeMission', order),
        ({ proposed }) => t(proposed === null ? 'missions.done' : 'settings.proposed'),
      )
    )
      onClose();
  };
  return (
    <ReasonDialog
      title={t('missions.changeOf', { name: mission.titles.en })}
      consequence={t('missions.changeAsk')}
      confirm={t('missions.change')}
      busy={busy}
      ready={change !== undefined}
      onConfirm={(reason) => void save(reason)}
      onClose={onClose}
    >
      <MissionFields draft={draft} onChange={(part) => setDraft({ ...draft, ...part })} />
      <CostNote
        of={['mission', draft.rewardKind, draft.reward]}
        read={change && ((signal) => call('estimateMission', { body: { reward: change.reward }, signal }))}
      />
    </ReasonDialog>
  );
};
