import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../api.ts';
import { useTexts } from '../language.ts';
import type { Json } from './json.ts';
import { sayValue } from './say-value.ts';
import styles from './settings.module.css';
import { SETTINGS, type Setting } from './use-settings.ts';

interface Props {
  readonly setting: Setting;
  readonly value: Json;
}

/** What another value would have meant for what lately happened; nothing is changed by looking. */
export const SettingEffects = ({ setting, value }: Props) => {
  const t = useTexts();
  const { name } = setting;
  const wire = JSON.stringify(value);
  const { data, isError } = useQuery({
    queryKey: [SETTINGS, 'preview', name, wire],
    queryFn: ({ signal }) =>
      call('previewSetting', { params: { name }, body: { value: value as never }, signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  // What is wrong with a value is told when it is sent.
  if (isError || data === undefined) return null;
  return (
    <section className={styles.effects} aria-live="polite" aria-label={t('settings.effect')}>
      <p>
        {t('settings.fromTo', { from: sayValue(t, setting, setting.value), to: sayValue(t, setting, wire) })}
      </p>
      <ul>
        {data.effects.map(({ text, values }) => (
          <li key={text}>{t(`settings.effects.${text}` as never, values)}</li>
        ))}
        <li>{t(data.needsApproval ? 'settings.takesTwo' : 'settings.fromNow')}</li>
      </ul>
    </section>
  );
};
