import { Money } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { openAgentPage } from '../../../../shared/account-area/agent-query.ts';
import { useWide } from '../../../../shared/page/use-wide.ts';
import { AmountCell, RecordTable } from '../../../../shared/records/record-table.tsx';
import { Figure } from '../../parts/figure.tsx';
import parts from '../../parts/parts.module.css';
import { rateText } from './rebates.ts';
import type { Share } from './use-rebates.ts';

interface ShareRowsProps {
  shares: readonly Share[];
  day: string;
}

const RATED = ['RNG', 'LIVE', 'SPORTS', 'ESPORTS', 'FISH', 'PVP', 'SABONG'] as const;

/** What a category of rates is called. */
export const useRateName = () => {
  const { t } = useTranslation('account');
  return (category: string): string => {
    const known = RATED.find((one) => one === category);
    return known === undefined ? category : t(`agent.categories.${known}`);
  };
};

/** The shares of a day: a table where there is room for one, cards where there is not. */
export const ShareRows = (props: ShareRowsProps) =>
  useWide() ? <ShareTable {...props} /> : <ShareCards {...props} />;

/** The member of a share, with the way to the bets that it is given for. */
const BetsLink = ({ share: { account, category }, day }: { share: Share; day: string }) => {
  const { t } = useTranslation('account');
  // Bets on fights stand under another name than their rate.
  const area = category === 'SABONG' ? 'SV3' : category;
  const query = { account, reach: 'alone', category: area, period: '', from: day, to: day };
  return (
    <button
      type="button"
      className={parts.link}
      aria-label={t('teams.toBets', { account })}
      onClick={() => openAgentPage('teamBetting', query)}
    >
      {account}
    </button>
  );
};

const Below = ({ below }: Pick<Share, 'below'>) => {
  const { t } = useTranslation('account');
  return below === null ? t('teams.rebates.ownBet') : <span className="num">{rateText(below)}</span>;
};

const ShareTable = ({ shares, day }: ShareRowsProps) => {
  const { t } = useTranslation('account');
  const rateName = useRateName();
  return (
    <RecordTable
      label={t('teams.rebates.open', { day })}
      heads={[
        { name: t('teams.account') },
        { name: t('teams.rebates.category') },
        { name: t('teams.figures.validBet'), isAmount: true },
        { name: t('teams.rebates.rate'), isAmount: true },
        { name: t('teams.rebates.below'), isAmount: true },
        { name: t('teams.rebates.amount'), isAmount: true },
      ]}
    >
      {shares.map((share) => (
        <tr key={`${share.account}/${share.category}`}>
          <th scope="row">
            <BetsLink share={share} day={day} />
          </th>
          <td>{rateName(share.category)}</td>
          <AmountCell>
            <Money amount={share.validBet} />
          </AmountCell>
          <AmountCell>
            <span className="num">{rateText(share.rate)}</span>
          </AmountCell>
          <AmountCell>
            <Below below={share.below} />
          </AmountCell>
          <AmountCell>
            <Money amount={share.amount} />
          </AmountCell>
        </tr>
      ))}
    </RecordTable>
  );
};

const ShareCards = ({ shares, day }: ShareRowsProps) => {
  const { t } = useTranslation('account');
  const rateName = useRateName();
  return (
    <ul className={parts.cards}>
      {shares.map((share) => (
        <li key={`${share.account}/${share.category}`} className={parts.card}>
          <p className={parts.head}>
            <BetsLink share={share} day={day} />
            <span>{rateName(share.category)}</span>
          </p>
          <dl className={parts.figures}>
            <Figure name={t('teams.figures.validBet')}>
              <Money amount={share.validBet} />
            </Figure>
            <Figure name={t('teams.rebates.amount')}>
              <Money amount={share.amount} />
            </Figure>
            <Figure name={t('teams.rebates.rate')}>
              <span className="num">{rateText(share.rate)}</span>
            </Figure>
            <Figure name={t('teams.rebates.below')}>
              <Below below={share.below} />
            </Figure>
          </dl>
        </li>
      ))}
    </ul>
  );
};
