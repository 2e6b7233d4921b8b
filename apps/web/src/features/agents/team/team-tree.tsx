import { Button, EmptyState, Money } from '@hintha/ui';
import { useState, type CSSProperties, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '../../../shared/format/format-time.ts';
import { formatNumber } from '../../../shared/format/format.ts';
import { useCurrencySymbol } from '../../../shared/permission.ts';
import { useSession } from '../../../shared/session.ts';
import { MODES, SHARES, shownRate } from '../rates/rate-text.ts';
import { RatesDialog } from '../rates/rates-dialog.tsx';
import { TYPE_NAMES } from '../rates/type-names.ts';
import { SendDialog } from './send-dialog.tsx';
import styles from './team.module.css';
import type { Downline } from './use-downlines.ts';

/** An affiliate has a team that it sends nothing to and whose rates it does not set. */
const AFFILIATE = '41';
/** Deeper ones are not moved in any further, so that a phone still shows their names. */
const MOST_STEPS = 6;

interface TeamTreeProps {
  list: readonly Downline[];
  /** How deep the account whose team is shown stands. */
  depth: number;
  onOpen: (under: string) => void;
}

/** Accounts of the team, one step in for each level. */
export const TeamTree = ({ list, depth, onOpen }: TeamTreeProps) => {
  const { t } = useTranslation('account');
  const [dialog, setDialog] = useState<{ kind: 'rates' | 'send'; of: Downline } | null>(null);
  const close = () => setDialog(null);
  if (list.length === 0)
    return <EmptyState title={t('agent.team.noneTitle')} text={t('agent.team.noneText')} />;
  return (
    <>
      <ul className={styles.tree} aria-label={t('agent.team.tree')}>
        {list.map((row) => (
          <li
            key={row.id}
            style={{ '--step': Math.min(Math.max(row.depth - depth - 1, 0), MOST_STEPS) } as CSSProperties}
          >
            <Row row={row} onOpen={onOpen} onDialog={(kind) => setDialog({ kind, of: row })} />
          </li>
        ))}
      </ul>
      {dialog?.kind === 'rates' && <RatesDialog account={dialog.of} onClose={close} />}
      {dialog?.kind === 'send' && <SendDialog account={dialog.of} onClose={close} />}
    </>
  );
};

interface RowProps {
  row: Downline;
  onOpen: (under: string) => void;
  onDialog: (kind: 'rates' | 'send') => void;
}

const Row = ({ row, onOpen, onDialog }: RowProps) => {
  const { t } = useTranslation('account');
  const symbol = useCurrencySymbol();
  const isTeamAgent = useSession(({ isAgent }) => isAgent !== AFFILIATE);
  const { id, name, type, balance, teamSize, teamSizeIsLeast, joinedAt, lastLoginAt, depth } = row;
  const size = `${formatNumber(teamSize)}${teamSizeIsLeast ? '+' : ''}`;
  return (
    <article className={styles.row} aria-label={name}>
      <h4>
        {teamSize > 1 ? (
          <button type="button" className={styles.name} onClick={() => onOpen(id)}>
            {name}
          </button>
        ) : (
          name
        )}{' '}
        <small>{t(`agent.types.${TYPE_NAMES[type]}`)}</small>
      </h4>
      <dl className={styles.figures}>
        <Figure name={t('agent.team.balance')}>
          <Money amount={balance} symbol={symbol} />
        </Figure>
        <Figure name={t('agent.team.size')}>{size}</Figure>
        <Figure name={t('agent.team.joined')}>{formatInstant(joinedAt)}</Figure>
        <Figure name={t('agent.team.lastLogin')}>
          {lastLoginAt === null ? t('agent.team.never') : formatInstant(lastLoginAt)}
        </Figure>
      </dl>
      <Rates rates={row.rates} />
      {isTeamAgent && (
        <div className={styles.acts}>
          {depth === 1 && (
            <Button aria-haspopup="dialog" onClick={() => onDialog('rates')}>
              {t('agent.team.rates')}
            </Button>
          )}
          <Button aria-haspopup="dialog" onClick={() => onDialog('send')}>
            {t('agent.team.send')}
          </Button>
        </div>
      )}
    </article>
  );
};

const Figure = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd className="num">{children}</dd>
  </div>
);

const Rates = ({ rates }: Pick<Downline, 'rates'>) => {
  const { t } = useTranslation('account');
  const shown = [...SHARES, ...MODES].filter((category) => rates[category] > 0);
  return (
    <details className={styles.rates}>
      <summary>{t('agent.team.shownRates')}</summary>
      <dl className={styles.figures}>
        {shown.map((category) => (
          <Figure key={category} name={t(`agent.categories.${category}`)}>
            {shownRate(category, rates[category])}
          </Figure>
        ))}
      </dl>
    </details>
  );
};
