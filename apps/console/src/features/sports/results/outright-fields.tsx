import { Checkbox, Fieldset, Text, TextInput } from '@mantine/core';
import { AUTOFOCUS } from '../../../shared/forms/focus.ts';
import { useTexts } from '../../../shared/language.ts';
import { areRanksWrong, type Outright, type TypedOutright } from './read-outright.ts';
import styles from './results.module.css';

interface Props {
  readonly outright: Outright;
  readonly typed: TypedOutright;
  readonly onChange: (typed: TypedOutright) => void;
}

/** Who came first, and in the other places that are paid; and who did not start. */
export const OutrightFields = ({ outright, typed, onChange }: Props) => {
  const t = useTexts();
  const { competitors, places, voidIfAbsent } = outright;
  return (
    <Fieldset legend={t('sports.resultForm.ranks')}>
      <Text size="sm" c="dimmed">
        {t('sports.resultForm.ranksHelp', { places })}{' '}
        {t(voidIfAbsent ? 'sports.resultForm.absentVoid' : 'sports.resultForm.absentLost')}
      </Text>
      <ul className={styles.ranks}>
        {competitors.map((name, at) => (
          <li key={name}>
            <TextInput
              aria-label={t('sports.resultForm.placeOf', { name })}
              inputMode="numeric"
              autoComplete="off"
              maxLength={2}
              value={typed.places[at] ?? ''}
              disabled={typed.isAbsent[at] ?? false}
              onChange={({ currentTarget }) =>
                onChange({ ...typed, places: typed.places.with(at, currentTarget.value) })
              }
              {...(at === 0 ? AUTOFOCUS : {})}
            />
            <span>{name}</span>
            <Checkbox
              label={t('sports.resultForm.absent')}
              aria-label={`${name}: ${t('sports.resultForm.absent')}`}
              checked={typed.isAbsent[at] ?? false}
              onChange={({ currentTarget }) =>
                onChange({
                  places: currentTarget.checked ? typed.places.with(at, '') : typed.places,
                  isAbsent: typed.isAbsent.with(at, currentTarget.checked),
                })
              }
            />
          </li>
        ))}
      </ul>
      <Text size="sm" c="cin" role="status">
        {areRanksWrong(typed) ? t('sports.resultForm.ranksWrong') : ''}
      </Text>
    </Fieldset>
  );
};
