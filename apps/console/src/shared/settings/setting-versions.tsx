import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { call } from '../api.ts';
import { LastChange } from '../detail/last-change.tsx';
import { useTexts } from '../language.ts';
import { sayValue } from './say-value.ts';
import styles from './settings.module.css';
import { SETTINGS, type Setting } from './use-settings.ts';

interface Props {
  readonly setting: Setting;
  readonly onTake: (value: string) => void;
}

/** The values that a setting was given before, each with the way to fill it in again; it counts once it is confirmed. */
export const SettingVersions = ({ setting, onTake }: Props) => {
  const t = useTexts();
  const { name } = setting;
  const { data = [] } = useQuery({
    queryKey: [SETTINGS, 'versions', name],
    queryFn: async ({ signal }) => (await call('listSettingVersions', { params: { name }, signal })).versions,
    enabled: setting.changed !== null,
  });
  if (data.length === 0) return null;
  return (
    <details className={styles.versions}>
      <summary>{t('settings.versions', { count: data.length })}</summary>
      <ol>
        {data.map(({ id, value, ...change }) => (
          <li key={id}>
            <span>{sayValue(t, setting, value)}</span>
            <LastChange change={change} />
            {value !== setting.value && (
              <Button size="compact-sm" onClick={() => onTake(value)}>
                {t('settings.takeBefore')}
              </Button>
            )}
          </li>
        ))}
        <li>
          <span>{sayValue(t, setting, setting.usual)}</span>
          <span>{t('settings.usual')}</span>
          {setting.usual !== setting.value && (
            <Button size="compact-sm" onClick={() => onTake(setting.usual)}>
              {t('settings.takeBefore')}
            </Button>
          )}
        </li>
      </ol>
    </details>
  );
};
