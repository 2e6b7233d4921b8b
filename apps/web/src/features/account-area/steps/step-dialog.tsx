import { Dialog } from '@hintha/ui';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { Step } from '../../../shared/security/keys.ts';
import type { Security } from '../../../shared/security/use-security.ts';
import { AuthenticatorRemoval } from './authenticator-removal.tsx';
import { AuthenticatorStep } from './authenticator-step.tsx';
import { EmailStep } from './email-step.tsx';
import { MobileStep } from './mobile-step.tsx';
import { OwnPasswordStep } from './own-password-step.tsx';
import { PayeeNameStep } from '../../../shared/security/payee-name-step.tsx';
import { PaymentPasswordStep } from '../../../shared/security/payment-password-step.tsx';
import type { StepProps } from '../../../shared/security/use-proof-form.ts';

const FORMS: Record<Step, ComponentType<StepProps>> = {
  password: OwnPasswordStep,
  paymentPassword: PaymentPasswordStep,
  mobile: MobileStep,
  email: EmailStep,
  payeeName: PayeeNameStep,
  authenticator: AuthenticatorStep,
  authenticatorRemoval: AuthenticatorRemoval,
};

interface StepDialogProps {
  step: Step;
  security: Security;
  onClose: () => void;
}

/** The form that changes one key of the account. A press outside does not close it: what is typed stays. */
export const StepDialog = ({ step, security, onClose }: StepDialogProps) => {
  const { t } = useTranslation();
  const Form = FORMS[step];
  return (
    <Dialog open title={t(`security.title.${step}`)} closeLabel={t('shell.close')} onClose={onClose}>
      <Form security={security} onDone={onClose} />
    </Dialog>
  );
};
