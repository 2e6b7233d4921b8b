import { Money } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { AreaPage } from '../../../shared/account-area/area-page.tsx';
import { ReadList } from '../../../shared/lists/read-list.tsx';
import { Drawer } from '../../../shared/parts/drawer.tsx';
import { useCurrencySymbol } from '../../../shared/permission.ts';
import { usePromotionWords } from '../use-promotion-words.ts';
import { Proof } from './proof.tsx';
import styles from './raffle.module.css';
import { useRaffle, type PublishedRaffle } from './use-raffles.ts';

interface RaffleDrawerProps {
  id: string;
  name: string;
  onClose: () => void;
}

/** All that is published of a raffle. */
export const RaffleDrawer = ({ id, name, onClose }: RaffleDrawerProps) => {
  const { t } = useTranslation();
  return (
    <Drawer title={name} closeLabel={t('shell.close')} onClose={onClose}>
      <AreaPage>
        <ReadList read={useRaffle(id)} words={usePromotionWords()}>
          {(raffle) => (
            <>
              <Winners winners={raffle.winners} />
              <Proof raffle={raffle} />
              <Latest latest={raffle.latest} />
            </>
          )}
        </ReadList>
      </AreaPage>
    </Drawer>
  );
};

const Winners = ({ winners }: Pick<PublishedRaffle, 'winners'>) => {
  const { t } = useTranslation('account');
  const symbol = useCurrencySymbol();
  return (
    <section className={styles.section}>
      <h3>{t('promotions.raffles.winners')}</h3>
      {winners.length === 0 ? (
        <p className={styles.text}>{t('promotions.raffles.noWinners')}</p>
      ) : (
        <table className={styles.winners}>
          <thead>
            <tr>
              <th scope="col">{t('promotions.raffles.place')}</th>
              <th scope="col">{t('promotions.raffles.numero')}</th>
              <th scope="col">{t('promotions.raffles.winner')}</th>
              <th scope="col">{t('promotions.raffles.prize')}</th>
            </tr>
          </thead>
          <tbody>
            {winners.map(({ rank, numero, name, amount }) => (
              <tr key={rank}>
                <td className="num">{rank}</td>
                <td className="num">{numero}</td>
                <td>{name}</td>
                <td>
                  <Money amount={amount} symbol={symbol} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
};

const Latest = ({ latest }: Pick<PublishedRaffle, 'latest'>) => {
  const { t } = useTranslation('account');
  return (
    <section className={styles.section}>
      <h3>{t('promotions.raffles.latest')}</h3>
      {latest.length === 0 ? (
        <p className={styles.text}>{t('promotions.raffles.noNumeros')}</p>
      ) : (
        <ul className={styles.latest}>
          {latest.map(({ numero, name }) => (
            <li key={numero}>
              <span className="num">{numero}</span> <small>{name}</small>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
