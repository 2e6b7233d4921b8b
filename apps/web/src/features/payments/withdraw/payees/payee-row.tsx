import { useQueryClient } from '@tanstack/react-query';
import { Icon, Tag, type IconName } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../shared/api.ts';
import { explain } from '../../../../shared/explain.ts';
import { formatInstant } from '../../../../shared/format/format-time.ts';
import { showToast } from '../../../../shared/toasts.ts';
import type { Payee } from '../own-queries.ts';
import { SureButton } from '../sure-button.tsx';
import styles from './payees.module.css';
import { useProviderName } from './use-payee-name.ts';

const ICONS: Record<Payee['kind'], IconName> = { wallet: 'phone', bank: 'wallet', usdt: 'link' };

/** One account, masked: whether it can be used yet, and the way off the list. */
export const PayeeRow = ({ payee, now }: { payee: Payee; now: number }) => {
  const { t } = useTranslation('account');
  const providerName = useProviderName();
  const client = useQueryClient();
  const { id, kind, provider, number, name, usableAt } = payee;
  const rests = usableAt > now;
  const remove = async () => {
    try {
      await call('removePayee', { params: { id } });
    } catch (error) {
      showToast('error', explain(error));
    }
    await client.invalidateQueries({ queryKey: ['listPayees'] });
  };
  return (
    <li className={styles.payee}>
      <Icon name={ICONS[kind]} size={24} className={styles.sign} />
      <div className={styles.words}>
        <p className={styles.name}>
          {providerName(provider)} <span className="num">{number}</span>
          <Tag look={rests ? 'warning' : 'good'}>
            {t(rests ? 'withdraw.payees.rests' : 'withdraw.payees.usable')}
          </Tag>
        </p>
        <p className={styles.text}>
          {name}
          {rests && ` · ${t('withdraw.payees.restsUntil', { at: formatInstant(usableAt) })}`}
        </p>
      </div>
      <SureButton
        label={t('withdraw.payees.remove')}
        name={t('withdraw.payees.removeOf', { name: `${providerName(provider)} ${number}` })}
        sure={t('withdraw.payees.removeSure')}
        not={t('withdraw.payees.removeNot')}
        onSure={remove}
      />
    </li>
  );
};
