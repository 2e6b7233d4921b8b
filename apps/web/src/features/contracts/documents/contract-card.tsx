import { Button, Tag, type TagLook } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '../../../shared/format/format-time.ts';
import styles from '../contracts.module.css';
import { OtherTermsButton } from '../offer/offer-button.tsx';
import { useSettlements, usePartyText, type Contract } from '../use-contracts.ts';
import { AnswerDialog } from './answer-dialog.tsx';
import { TierTable } from './tier-table.tsx';
import { type Action, askingOf, useAnswer } from './use-answer.ts';

const STATE_LOOKS: Readonly<Partial<Record<Contract['state'], TagLook>>> = {
  ACTIVE: 'good',
  OFFERED: 'warning',
};

interface ContractCardProps {
  contract: Contract;
  /** Of an offer, what it would take the place of. */
  inForce: Contract | undefined;
}

/** The terms of a contract, how it stands, and what can be done with it. */
export const ContractCard = ({ contract, inForce }: ContractCardProps) => {
  const { t } = useTranslation('account');
  const partyText = usePartyText();
  const { state, kind, tiers } = contract;
  const answer = useAnswer(contract);
  const reached = useLastReached(contract);
  return (
    <li className={styles.card} data-state={state}>
      <div className={styles.head}>
        <b>{partyText(contract)}</b>
        <Tag look={STATE_LOOKS[state] ?? 'plain'}>{t(`contracts.states.${state}`)}</Tag>
      </div>
      <Dates contract={contract} />
      <TierTable kind={kind} tiers={tiers} reached={reached} />
      <Flags contract={contract} />
      <Beside contract={contract} inForce={inForce} />
      <div className={styles.actions}>
        {actionsOf(contract).map(({ action, words, look }) => (
          <Button
            key={action}
            look={look}
            aria-haspopup={askingOf(action, contract) === null ? undefined : 'dialog'}
            loading={answer.isBusy}
            onClick={() => answer.start(action)}
          >
            {t(`contracts.${words}`)}
          </Button>
        ))}
        {state === 'ACTIVE' && contract.direction === 'DOWN' && <OtherTermsButton contract={contract} />}
      </div>
      {answer.problem !== null && (
        <p role="alert" className={styles.problem}>
          {answer.problem}
        </p>
      )}
      {answer.asking !== null && <AnswerDialog contract={contract} inForce={inForce} answer={answer} />}
    </li>
  );
};

/** The step that a contract in force reached when it was settled last; null where that is not on the first page. */
const useLastReached = ({ id, kind, state, direction }: Contract): number | null => {
  const { data } = useSettlements({ kind, direction }, 1);
  const last = data?.list.find(({ contractId, reason }) => contractId === id && reason === null);
  return state === 'ACTIVE' ? (last?.tier ?? null) : null;
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

const Dates = ({ contract }: { contract: Contract }) => {
  const { t } = useTranslation('account');
  const { state, period, offeredAt, expiresAt, effectiveFrom, endedFrom, endReason } = contract;
  const parts = [
    t(`contracts.periods.${period}`),
    effectiveFrom === null && t('contracts.offered', { at: formatInstant(offeredAt) }),
    state === 'OFFERED' && t('contracts.expires', { at: formatInstant(expiresAt) }),
    effectiveFrom !== null && t('contracts.effective', { at: formatInstant(effectiveFrom) }),
    endedFrom !== null && t('contracts.ends', { at: formatInstant(endedFrom) }),
    endReason !== null && t(`contracts.endReasons.${endReason}`),
  ];
  return <p className={styles.note}>{parts.filter((part) => part !== false).join(' · ')}</p>;
};

const FLAGS = ['carryNegative', 'requireLoss', 'deductSalary', 'manual'] as const;

const Flags = ({ contract }: { contract: Contract }) => {
  const { t } = useTranslation('account');
  const set = FLAGS.filter((flag) => contract[flag]);
  if (set.length === 0) return null;
  return (
    <ul className={styles.flags}>
      {set.map((flag) => (
        <li key={flag}>{t(`contracts.flags.${flag}`)}</li>
      ))}
    </ul>
  );
};

const mostOf = ({ tiers }: Contract): string => tiers.at(-1)?.rate ?? '0.00';

/** What an offer changes, and who has asked for the end of what is in force. */
const Beside = ({ contract, inForce }: ContractCardProps) => {
  const { t } = useTranslation('account');
  const { termination } = contract;
  return (
    <>
      {inForce !== undefined && (
        <p className={styles.change}>
          {t('contracts.instead', { from: mostOf(inForce), to: mostOf(contract) })}
        </p>
      )}
      {termination !== null && (
        <p className={styles.change}>
          {t(termination.mine ? 'contracts.endAskedByMe' : 'contracts.endAsked')} ·{' '}
          {t(termination.byUpline ? 'contracts.endsAt' : 'contracts.lapsesAt', {
            at: formatInstant(termination.expiresAt),
          })}
        </p>
      )}
    </>
  );
};
