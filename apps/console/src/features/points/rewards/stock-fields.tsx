import { drawReward, SUBJECT_NAMES, type SubjectName } from '@hintha/art';
import { Group, NativeSelect, Switch, TextInput } from '@mantine/core';
import { AUTOFOCUS } from '../../../shared/forms/focus.ts';
import { useTexts } from '../../../shared/language.ts';
import { readWhole, type RewardDraft } from './read-reward.ts';

interface Props {
  readonly draft: RewardDraft;
  /** How many are redeemed already; null for a new reward. */
  readonly taken: number | null;
  /** Whether it is sent to an address. */
  readonly physical: boolean;
  readonly onChange: (change: Partial<RewardDraft>) => void;
}

const NAME_LENGTH = 80;
const LAST_PLACE = 9_999;

type TextName = Exclude<keyof RewardDraft, 'enabled'>;

/** The fields of what can be changed of a reward. */
export const RewardFields = ({ draft, taken, physical, onChange }: Props) => {
  const t = useTexts();
  const field = (name: TextName) => ({
    value: draft[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange({ [name]: currentTarget.value }),
  });
  const validationError = (typed: string, least: number, most?: number) =>
    typed === '' || readWhole(typed, least, most) !== undefined ? null : t('rewards.numberWrong');
  return (
    <>
      <TextInput
        label={t('rewards.nameIn.en')}
        description={t('rewards.nameHelp')}
        required
        maxLength={NAME_LENGTH}
        {...field('nameEn')}
        {...AUTOFOCUS}
      />
      <TextInput
        label={t('rewards.nameIn.my')}
        required
        maxLength={NAME_LENGTH}
        lang="my"
        {...field('nameMy')}
      />
      <Group align="end" wrap="nowrap">
        <NativeSelect label={t('rewards.picture')} data={[...SUBJECT_NAMES]} {...field('picture')} />
        <RewardPicture name={draft.picture} physical={physical} />
      </Group>
      <TextInput
        label={t('rewards.stock')}
        description={taken === null ? undefined : t('rewards.stockHelp', { taken })}
        required
        inputMode="numeric"
        error={validationError(draft.stock, taken ?? 0)}
        {...field('stock')}
      />
      <TextInput
        label={t('rewards.mostEach')}
        description={t('rewards.mostEachHelp')}
        inputMode="numeric"
        error={validationError(draft.mostEach, 1)}
        {...field('mostEach')}
      />
      <TextInput
        label={t('rewards.position')}
        required
        inputMode="numeric"
        error={validationError(draft.position, 0, LAST_PLACE)}
        {...field('position')}
      />
      <Switch
        label={t('rewards.enabled')}
        checked={draft.enabled}
        onChange={({ currentTarget }) => onChange({ enabled: currentTarget.checked })}
      />
    </>
  );
};

const isSubject = (name: string): name is SubjectName => (SUBJECT_NAMES as readonly string[]).includes(name);

/** The picture of a reward as the store shows it. */
export const RewardPicture = ({ name, physical }: { name: string; physical: boolean }) => {
  if (!isSubject(name)) return null;
  return (
    <img
      src={`data:image/svg+xml,${encodeURIComponent(drawReward(name, physical ? 'parcel' : 'code'))}`}
      alt={name}
      width="64"
      height="64"
    />
  );
};
