import { Button, Icon } from '@hintha/ui';
import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { PayeeNameStep } from '../../../../shared/security/payee-name-step.tsx';
import { PaymentPasswordStep } from '../../../../shared/security/payment-password-step.tsx';
import type { Payee, Security } from '../own-queries.ts';
import { PayeeForm } from '../payees/payee-form.tsx';
import { usePayeeName } from '../payees/use-payee-name.ts';
import styles from './first-steps.module.css';
import { FIRST_STEPS, stepAfter, type FirstStep } from './steps.ts';

const FORMS = { name: PayeeNameStep, password: PaymentPasswordStep, payee: PayeeForm };

interface FirstStepsProps {
  security: Security;
  payees: readonly Payee[];
  missing: readonly FirstStep[];
  opened: FirstStep | null;
  onOpen: (step: FirstStep | null) => void;
}

/** What is told once, before the first withdrawal: three steps, each done where it stands and ticked when it is. */
export const FirstSteps = ({ security, payees, missing, opened, onOpen }: FirstStepsProps) => {
  const { t } = useTranslation('account');
  const done = FIRST_STEPS.length - missing.length;
  return (
    <section className={styles.steps} aria-labelledby="first-steps">
      <div className={styles.head}>
        <h3 id="first-steps">{t('withdraw.first.title')}</h3>
        <span className={styles.count}>{t('withdraw.first.count', { done, total: FIRST_STEPS.length })}</span>
      </div>
      <ol className={styles.list}>
        {FIRST_STEPS.map((step, index) => (
          <Step
            key={step}
            step={step}
            number={index + 1}
            security={security}
            payees={payees}
            missing={missing}
            open={opened === step}
            onOpen={onOpen}
          />
        ))}
      </ol>
    </section>
  );
};

interface StepProps extends Omit<FirstStepsProps, 'opened'> {
  step: FirstStep;
  number: number;
  open: boolean;
}

const Step = ({ step, number, open, ...standing }: StepProps) => {
  const { security, missing, onOpen } = standing;
  const id = useId();
  const row = useRef<HTMLLIElement>(null);
  const about = useAbout(step, standing);
  const isDone = !missing.includes(step);
  // An account is in the member's own name, which has to be told first.
  const canOpen = !isDone && !(step === 'payee' && security.payeeName === '');
  useArrival(row, open && canOpen);
  return (
    <li ref={row} className={styles.step} data-done={isDone || undefined} aria-labelledby={id}>
      <div className={styles.line}>
        <span className={styles.sign} aria-hidden>
          {isDone ? <Icon name="check" size={16} /> : number}
        </span>
        <StepWords id={id} step={step} isDone={isDone} about={about} />
        {canOpen && <StepButton step={step} open={open} onOpen={onOpen} />}
      </div>
      {canOpen && (
        <StepBody
          step={step}
          security={security}
          open={open}
          onDone={() => onOpen(stepAfter(step, missing))}
        />
      )}
    </li>
  );
};

interface StepWordsProps {
  id: string;
  step: FirstStep;
  isDone: boolean;
  about: string;
}

const StepWords = ({ id, step, isDone, about }: StepWordsProps) => {
  const { t } = useTranslation('account');
  return (
    <div className={styles.words}>
      <p id={id} className={styles.name}>
        {t(`withdraw.first.${step}`)}
        {isDone && <span className="visually-hidden">, {t('withdraw.first.done')}</span>}
      </p>
      <p className={styles.about}>{about}</p>
    </div>
  );
};

const StepButton = ({ step, open, onOpen }: Pick<StepProps, 'step' | 'open' | 'onOpen'>) => {
  const { t } = useTranslation('account');
  const action = t(open ? 'withdraw.close' : 'withdraw.first.open');
  return (
    <Button
      look={open ? 'line' : 'soft'}
      aria-expanded={open}
      aria-label={`${action} – ${t(`withdraw.first.${step}`)}`}
      onClick={() => onOpen(open ? null : step)}
    >
      {action}
    </Button>
  );
};

/** What a step is for; once it is done, what was told. */
const useAbout = (step: FirstStep, { security, payees, missing }: Omit<FirstStepsProps, 'opened'>) => {
  const { t } = useTranslation('account');
  const nameOf = usePayeeName();
  const [payee] = payees;
  if (missing.includes(step)) return t(`withdraw.first.about.${step}`);
  if (step === 'name') return security.payeeName;
  return step === 'payee' && payee !== undefined ? nameOf(payee) : t('withdraw.first.done');
};

interface StepBodyProps {
  step: FirstStep;
  security: Security;
  open: boolean;
  onDone: () => void;
}

/** The form of a step. Once opened it stays, so that nothing that was typed is lost when it is closed. */
const StepBody = ({ step, security, open, onDone }: StepBodyProps) => {
  const [seen, setSeen] = useState(open);
  if (open && !seen) setSeen(true);
  if (!open && !seen) return null;
  const Form = FORMS[step];
  return (
    <div className={styles.form} hidden={!open}>
      <Form security={security} onDone={onDone} />
    </div>
  );
};

/** A form that opens comes into sight, and the cursor stands in its first field. */
const useArrival = (row: RefObject<HTMLLIElement | null>, open: boolean) => {
  useEffect(() => {
    if (!open) return;
    row.current?.querySelector<HTMLElement>('input, select')?.focus({ preventScroll: true });
    row.current?.scrollIntoView({ block: 'start' });
  }, [open, row]);
};
