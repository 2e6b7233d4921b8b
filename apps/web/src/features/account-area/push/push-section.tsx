import type { inbox } from '@hintha/contract';
import { Icon } from '@hintha/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import section from '../security.module.css';
import styles from './push-section.module.css';
import { type Ability, readAbility } from './this-device.ts';
import { useChoice, usePush } from './use-push.ts';

const KINDS: readonly inbox.PushKind[] = ['withdrawal_paid', 'draw_result', 'case_answered'];

/** What this device is told while the site is closed, each kind by its switch; nothing where the operator sends nothing. */
export const PushSection = () => {
  const { t } = useTranslation('account');
  const { data } = usePush();
  if (data === undefined || data.publicKey === null) return null;
  const ability = readAbility();
  return (
    <section className={section.section} aria-labelledby="own-push">
      <h3 id="own-push">{t('push.title')}</h3>
      <p className={section.text}>{t('push.text')}</p>
      {ability === 'able' ? (
        <Switches publicKey={data.publicKey} chosen={data.kinds} />
      ) : (
        <Why ability={ability} />
      )}
    </section>
  );
};

const Why = ({ ability }: { ability: Exclude<Ability, 'able'> }): ReactNode => {
  const { t } = useTranslation('account');
  return (
    <p className={styles.why}>
      <Icon name="info" size={20} />
      <span>{t(`push.${ability}`)}</span>
    </p>
  );
};

interface SwitchesProps {
  publicKey: string;
  chosen: readonly inbox.PushKind[];
}

const Switches = ({ publicKey, chosen }: SwitchesProps) => {
  const { t } = useTranslation('account');
  const { busy, put } = useChoice(publicKey);
  const turn = (kind: inbox.PushKind, on: boolean) =>
    put(KINDS.filter((one) => (one === kind ? on : chosen.includes(one))));
  return (
    <ul className={section.list} aria-busy={busy}>
      {KINDS.map((kind) => (
        <li key={kind}>
          <label className={styles.switch}>
            <span>{t(`push.kinds.${kind}`)}</span>
            <input
              type="checkbox"
              role="switch"
              checked={chosen.includes(kind)}
              disabled={busy}
              onChange={({ target }) => void turn(kind, target.checked)}
            />
          </label>
        </li>
      ))}
    </ul>
  );
};
