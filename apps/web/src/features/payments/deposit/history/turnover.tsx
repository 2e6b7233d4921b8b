import { Button } from '@hintha/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../shared/api.ts';
import { useBonusName } from '../../../../shared/bonuses/use-bonus-name.ts';
import { useOffers } from '../../../../shared/bonuses/use-offers.ts';
import { formatMoney } from '../../../../shared/format/format.ts';
import { openModal } from '../../../../shared/modals.ts';
import { useCurrencySymbol } from '../../../../shared/permission.ts';
import { useSession } from '../../../../shared/session.ts';
import { percentOf } from './percent-of.ts';
import styles from './history.module.css';

/** What a credited deposit asks to be bet before money may leave, and how far that has come. */
export const Turnover = ({ orderNo }: { orderNo: string }) => {
  const { t } = useTranslation('account');
  const symbol = useCurrencySymbol();
  const who = useSession((session) => session.username);
  const { data } = useQuery({
    queryKey: ['listRequirements', who],
    queryFn: async ({ signal }) => call('listRequirements', { signal }),
    staleTime: 0,
  });
  const requirement = data?.list.find(({ kind, reference }) => kind === 'DEPOSIT' && reference === orderNo);
  if (requirement === undefined) return null;
  const { state, progress, target, remaining } = requirement;
  const money = (amount: string) => formatMoney(amount, symbol);
  const text =
    state === 'OPEN'
      ? t('deposit.turnoverLeft', {
          done: money(progress),
          target: money(target),
          remaining: money(remaining),
        })
      : t('deposit.turnoverDone');
  const percent = state === 'OPEN' ? percentOf(progress, target) : 100;
  return (
    <section className={styles.turnover}>
      <h3>{t('deposit.turnover')}</h3>
      <div
        className={styles.meter}
        role="meter"
        aria-label={t('deposit.turnover')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={text}
      >
        <i style={{ width: `${percent}%` }} />
      </div>
      <p className={styles.left}>{text}</p>
      {state === 'OPEN' && <Claimable />}
    </section>
  );
};

/** The bonuses that can be claimed on the deposit now. */
const Claimable = () => {
  const { t } = useTranslation('account');
  const symbol = useCurrencySymbol();
  const bonusName = useBonusName();
  const offers = (useOffers().data ?? []).filter(
    ({ state, terms }) => state === 'CLAIM' && terms.perCent !== null,
  );
  if (offers.length === 0) return null;
  return (
    <div className={styles.bonus}>
      <p>{t('deposit.claimable')}</p>
      <ul>
        {offers.map(({ kind, amount }) => (
          <li key={kind}>
            {bonusName(kind)}: {amount !== null && formatMoney(amount, symbol)}
          </li>
        ))}
      </ul>
      <Button look="soft" onClick={() => openModal({ name: 'account-area', page: 'bonusDetails' })}>
        {t('menu.bonuses')}
      </Button>
    </div>
  );
};
