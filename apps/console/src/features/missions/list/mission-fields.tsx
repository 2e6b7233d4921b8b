import { NativeSelect, Switch, TextInput } from '@mantine/core';
import { AUTOFOCUS } from '../../../shared/forms/focus.ts';
import { useTexts } from '../../../shared/language.ts';
import { REWARD_KINDS, type MissionDraft } from './read-mission.ts';

interface Props {
  readonly draft: MissionDraft;
  readonly onChange: (change: Partial<MissionDraft>) => void;
}

const TITLE_LENGTH = 80;
const FIGURE_LENGTH = 16;

type TextName = Exclude<keyof MissionDraft, 'enabled'>;

/** The fields of what can be changed of a mission. */
export const MissionFields = ({ draft, onChange }: Props) => {
  const t = useTexts();
  const field = (name: TextName) => ({
    value: draft[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange({ [name]: currentTarget.value }),
  });
  return (
    <>
      <TextInput
        label={t('missions.titleEn')}
        required
        maxLength={TITLE_LENGTH}
        {...field('titleEn')}
        {...AUTOFOCUS}
      />
      <TextInput
        label={t('missions.titleMy')}
        required
        maxLength={TITLE_LENGTH}
        lang="my"
        {...field('titleMy')}
      />
      <TextInput
        label={t('missions.target')}
        description={t('missions.figureHelp')}
        required
        inputMode="decimal"
        maxLength={FIGURE_LENGTH}
        {...field('target')}
      />
      <NativeSelect
        label={t('missions.rewardKind')}
        data={REWARD_KINDS.map((value) => ({ value, label: t(`missions.rewardKinds.${value}`) }))}
        {...field('rewardKind')}
      />
      <TextInput
        label={t('missions.reward')}
        required
        inputMode="decimal"
        maxLength={FIGURE_LENGTH}
        {...field('reward')}
      />
      <TextInput
        type="date"
        label={t('missions.endsOn')}
        description={t('missions.endsHelp')}
        {...field('endsOn')}
      />
      <Switch
        label={t('missions.enabled')}
        checked={draft.enabled}
        onChange={({ currentTarget }) => onChange({ enabled: currentTarget.checked })}
      />
    </>
  );
};
