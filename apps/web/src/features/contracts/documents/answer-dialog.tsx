import { Button, Dialog } from '@hintha/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TickField } from '../../../shared/forms/tick-field.tsx';
import styles from '../contracts.module.css';
import type { Contract } from '../use-contracts.ts';
import { TierTable } from './tier-table.tsx';
import type { Answer, Asking, Higher } from './use-answer.ts';

const WORDS = {
  accept: { title: 'acceptTitle', text: 'acceptText', sure: 'accept' },
  acceptEnd: { title: 'endTitle', text: 'acceptEndText', sure: 'acceptEnd' },
  terminate: { title: 'endTitle', text: 'endText', sure: 'terminate' },
} as const satisfies Record<Asking, object>;

interface AnswerDialogProps {
  contract: Contract;
  inForce: Contract | undefined;
  answer: Answer;
}

/** Asks once more before something binds, and names whose contracts end by it: nothing happens before that is agreed to. */
export const AnswerDialog = ({ contract, inForce, answer }: AnswerDialogProps) => {
  const { t } = useTranslation('account');
  const { asking, higher, isBusy, stop, goOn } = answer;
  const [agreed, setAgreed] = useState(false);
  if (asking === null) return null;
  const { title, text, sure } = WORDS[asking];
  return (
    <Dialog
      open
      size="small"
      title={t(`contracts.${title}`, { party: contract.party ?? t('contracts.operator') })}
      closeLabel={t('contracts.close')}
      onClose={stop}
      footer={
        <>
          <Button onClick={stop}>{t('contracts.notNow')}</Button>
          <Button look="gold" loading={isBusy} disabled={higher !== null && !agreed} onClick={goOn}>
            {t(higher === null ? `contracts.${sure}` : 'contracts.agree')}
          </Button>
        </>
      }
    >
      <div className={styles.asked}>
        <p>{t(`contracts.${text}`)}</p>
        {asking === 'accept' && <Change contract={contract} inForce={inForce} />}
        {higher !== null && <HigherList higher={higher} agreed={agreed} onAgreed={setAgreed} />}
      </div>
    </Dialog>
  );
};

/** The terms in force, where there are any, and those that take their place. */
const Change = ({ contract, inForce }: Pick<AnswerDialogProps, 'contract' | 'inForce'>) => {
  const { t } = useTranslation('account');
  const { kind, tiers } = contract;
  return (
    <>
      {inForce !== undefined && (
        <section className={styles.terms}>
          <h3>{t('contracts.termsNow')}</h3>
          <TierTable kind={kind} tiers={inForce.tiers} />
        </section>
      )}
      <section className={styles.terms}>
        <h3>{t('contracts.termsNew')}</h3>
        <TierTable kind={kind} tiers={tiers} />
      </section>
    </>
  );
};

interface HigherListProps {
  higher: readonly Higher[];
  agreed: boolean;
  onAgreed: (agreed: boolean) => void;
}

const HigherList = ({ higher, agreed, onAgreed }: HigherListProps) => {
  const { t } = useTranslation('account');
  return (
    <section className={styles.terms} role="alert">
      <h3>{t('contracts.agreeTitle')}</h3>
      <p>{t('contracts.agreeText')}</p>
      <ul className={styles.rows}>
        {higher.map(({ id, account, rate }) => (
          <li key={id} className={styles.head}>
            <b>{account}</b>
            <span className="num">{rate}%</span>
          </li>
        ))}
      </ul>
      <TickField name="agree" label={t('contracts.agreeTick')} ticked={agreed} onTick={onAgreed} />
    </section>
  );
};
