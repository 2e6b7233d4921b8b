import { Button, Tag } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { formatMoney, formatNumber } from '../../shared/format/format.ts';
import { formatInstant } from '../../shared/format/format-time.ts';
import { useCurrencySymbol } from '../../shared/permission.ts';
import { AgreeDialog, EndDialog } from './answer-dialogs.tsx';
import styles from './contracts.module.css';
import { type Action, useAnswer } from './use-answer.ts';
import type { Contract } from './use-contracts.ts';

/** The terms of a contract, how it stands, and what can be done with it. */
export const ContractCard = ({ contract }: { contract: Contract }) => {
  const { t } = useTranslation('account');
  const { direction, state, termination } = contract;
  const party = contract.party ?? t('contracts.operator');
  const answer = useAnswer(contract.id);
  return (
    <li className={styles.card} data-state={state}>
      <div className={styles.head}>
        <b>{t(direction === 'UP' ? 'contracts.from' : 'contracts.to', { party })}</b>
        <Tag look={state === 'ACTIVE' ? 'open' : 'plain'}>{t(`contracts.states.${state}`)}</Tag>
      </div>
      <p className={styles.note}>
        {t(`contracts.periods.${contract.period}`)} · <Dates contract={contract} />
      </p>
      <Tiers contract={contract} />
      <Flags contract={contract} />
      {termination !== null && (
        <p className={styles.note}>
          {t('contracts.endAsked')} · {t('contracts.expires', { at: formatInstant(termination.expiresAt) })}
        </p>
      )}
      <div className={styles.actions}>
        {actionsOf(contract).map(({ action, words, look }) => (
          <Button key={action} look={look} loading={answer.isBusy} onClick={() => answer.start(action)}>
            {t(`contracts.${words}`)}
          </Button>
        ))}
      </div>
      {answer.problem !== null && (
        <p role="alert" className={styles.problem}>
          {answer.problem}
        </p>
      )}
      {answer.isEnding && <EndDialog party={party} onSure={answer.end} onClose={answer.stop} />}
      {answer.higher !== null && (
        <AgreeDialog higher={answer.higher} onAgree={answer.agree} onClose={answer.stop} />
      )}
    </li>
  );
};

interface Offered {
  action: Action;
  words: 'accept' | 'reject' | 'withdraw' | 'terminate' | 'acceptEnd' | 'rejectEnd';
  look: 'gold' | 'line';
}

/** What a party can do now. */
const actionsOf = ({ state, direction, termination }: Contract): readonly Offered[] => {
  const withdraw = { action: 'withdraw', words: 'withdraw', look: 'line' } as const;
  if (state === 'OFFERED')
    return direction === 'DOWN'
      ? [withdraw]
      : [
          { action: 'accept', words: 'accept', look: 'gold' },
          { action: 'reject', words: 'reject', look: 'line' },
        ];
  if (state !== 'ACTIVE') return [];
  if (termination === null) return [{ action: 'terminate', words: 'terminate', look: 'line' }];
  if (termination.mine) return [withdraw];
  return [
    { action: 'accept', words: 'acceptEnd', look: 'gold' },
    { action: 'reject', words: 'rejectEnd', look: 'line' },
  ];
};

const Dates = ({ contract: { state, expiresAt, effectiveFrom, endedFrom } }: { contract: Contract }) => {
  const { t } = useTranslation('account');
  if (state === 'OFFERED') return t('contracts.expires', { at: formatInstant(expiresAt) });
  const parts = [
    effectiveFrom === null ? null : t('contracts.effective', { at: formatInstant(effectiveFrom) }),
    endedFrom === null ? null : t('contracts.ends', { at: formatInstant(endedFrom) }),
  ];
  return parts.filter((part) => part !== null).join(' · ');
};

const VOLUMES = {
  DIVIDEND: 'periodLoss',
  DAILY: 'dayBet',
  HOURLY: 'hourBet',
  REALTIME: 'dayBet',
} as const;

const Tiers = ({ contract: { kind, tiers } }: { contract: Contract }) => {
  const { t } = useTranslation('account');
  const symbol = useCurrencySymbol();
  return (
    <table className={styles.tiers}>
      <thead>
        <tr>
          <th scope="col">{t(`contracts.${VOLUMES[kind]}`)}</th>
          {kind !== 'REALTIME' && <th scope="col">{t('contracts.activeMember')}</th>}
          <th scope="col">{t('contracts.rate')}</th>
        </tr>
      </thead>
      <tbody className="num">
        {tiers.map(({ minVolume, minActive, rate }) => (
          <tr key={rate}>
            <td>≥ {formatMoney(minVolume, symbol)}</td>
            {kind !== 'REALTIME' && <td>≥ {formatNumber(minActive)}</td>}
            <td>{rate} %</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const FLAGS = ['carryNegative', 'requireLoss', 'deductSalary', 'manual'] as const;

const Flags = ({ contract }: { contract: Contract }) => {
  const { t } = useTranslation('account');
  const set = FLAGS.filter((flag) => contract[flag]);
  if (set.length === 0) return null;
  return (
    <ul className={styles.note}>
      {set.map((flag) => (
        <li key={flag}>{t(`contracts.flags.${flag}`)}</li>
      ))}
    </ul>
  );
};
