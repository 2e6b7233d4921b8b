import { classNames } from '@hintha/ui';
import { useState } from 'react';
import { AskButton } from '../../shared/forms/ask-button.ts';
import { formatInstant } from '../../shared/format.ts';
import { useTexts, type Texts } from '../../shared/language.ts';
import { useMay } from '../../shared/may.ts';
import { StateBadge } from '../../shared/state-badge.tsx';
import { MAINTENANCE, readMaintenance, type Maintenance } from '../../shared/settings/maintenance.ts';
import { SettingDialog } from '../../shared/settings/setting-dialog.tsx';
import styles from './site.module.css';
import { useSetting } from '../../shared/settings/use-settings.ts';

/** What visitors meet at present. */
const statusText = (t: Texts, { on, until }: Maintenance): string => {
  if (!on) return t('site.openText');
  return until === null ? t('site.backSometime') : t('site.backAt', { at: formatInstant(Date.parse(until)) });
};

/** Whether visitors see the site or the notice of maintenance, and the way to change that. */
export const Opening = () => {
  const t = useTexts();
  const may = useMay();
  const [asking, setAsking] = useState(false);
  const setting = useSetting(MAINTENANCE);
  if (setting === undefined) return null;
  const maintenance = readMaintenance(setting.value);
  const { on } = maintenance;
  return (
    <section className={classNames(styles.opening, on && styles.shut)} aria-label={t('site.opening')}>
      <StateBadge tone={on ? 'cin' : 'jade'}>{t(on ? 'site.shut' : 'site.open')}</StateBadge>
      <span>{statusText(t, maintenance)}</span>
      {may('setSetting') && <AskButton onClick={() => setAsking(true)}>{t('site.maintenance')}</AskButton>}
      {asking && <SettingDialog setting={setting} onClose={() => setAsking(false)} />}
    </section>
  );
};
