import { Checkbox, Group, TextInput } from '@mantine/core';
import { WINS_WITHOUT_BET } from '@hintha/contract';
import { useTexts } from '../../../shared/language.ts';
import { readMaxBet, readTimes, type SettingsDraft } from './read-settings.ts';

interface Props {
  readonly draft: SettingsDraft;
  readonly onChange: (change: Partial<SettingsDraft>) => void;
}

/** The fields of what an integration may pay. */
export const CapFields = ({ draft, onChange }: Props) => {
  const t = useTexts();
  const { maxWin, maxWinTimes, maxDayWin, winsWithoutBet } = draft;
  const field = (name: 'maxWin' | 'maxWinTimes' | 'maxDayWin', isRight: boolean) => ({
    label: t(`integrations.${name}`),
    required: true,
    maxLength: 18,
    inputMode: 'decimal' as const,
    value: draft[name],
    error: draft[name] === '' || isRight ? null : t('integrations.wrong'),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange({ [name]: currentTarget.value }),
  });
  return (
    <>
      <TextInput {...field('maxWin', Boolean(readMaxBet(maxWin)))} />
      <TextInput {...field('maxWinTimes', readTimes(maxWinTimes) !== undefined)} />
      <TextInput
        {...field('maxDayWin', Boolean(readMaxBet(maxDayWin)))}
        description={t('integrations.maxDayWinHelp')}
      />
      <Checkbox.Group
        label={t('integrations.winsWithoutBet')}
        value={[...winsWithoutBet]}
        onChange={(kinds) => onChange({ winsWithoutBet: kinds })}
      >
        <Group mt="xs">
          {WINS_WITHOUT_BET.map((kind) => (
            <Checkbox key={kind} value={kind} label={t(`integrations.kindsWithoutBet.${kind}`)} />
          ))}
        </Group>
      </Checkbox.Group>
    </>
  );
};
