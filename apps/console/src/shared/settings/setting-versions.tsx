import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { call, type Reply } from '../api.ts';
import { LastChange } from '../detail/last-change.tsx';
import { formatInstant } from '../format.ts';
import { useTexts } from '../language.ts';
import { sayValue } from './say-value.ts';
import styles from './settings.module.css';
import { SETTINGS, type Setting } from './use-settings.ts';

interface Props {
  readonly setting: Setting;
  readonly onTake: (value: string) => void;
}

/**
 * What a setting has cost or earned since it was set, and the values that it was given before, each with the way to fill it
 * in again; it counts once it is confirmed.
 */
export const SettingVersions = ({ setting, onTake }: Props) => {
  const { name } = setting;
  const { data } = useQuery({
    queryKey: [SETTINGS, 'versions', name],
    queryFn: ({ signal }) => call('listSettingVersions', { params: { name }, signal }),
  });
  if (data === undefined) return null;
  return (
    <>
      {data.outcome !== null && <Outcome outcome={data.outcome} />}
      {data.versions.length > 0 && <Versions setting={setting} versions={data.versions} onTake={onTake} />}
    </>
  );
};

type Shown = Reply<'listSettingVersions'>;

const Outcome = ({ outcome }: { outcome: NonNullable<Shown['outcome']> }) => {
  const t = useTexts();
  const { text, values, since } = outcome;
  return (
    <p>
      {since === null ? t('settings.everSince') : t('settings.setSince', { at: formatInstant(since) })}{' '}
      {t(`settings.outcomes.${text}` as never, values)}
    </p>
  );
};

const Versions = ({ setting, versions, onTake }: Props & { readonly versions: Shown['versions'] }) => {
  const t = useTexts();
  return (
    <details className={styles.versions}>
      <summary>{t('settings.versions', { count: versions.length })}</summary>
      <ol>
        {versions.map(({ id, value, ...change }) => (
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
