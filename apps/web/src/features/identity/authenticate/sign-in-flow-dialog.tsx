import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AccessDialog } from '../access-dialog.tsx';
import { ChallengeForm } from '../challenge/challenge-form.tsx';
import type { SignInFlow } from './use-sign-in-flow.ts';

interface SignInFlowDialogProps {
  flow: SignInFlow;
  title: string;
  lead: string;
  onClose: () => void;
  children: ReactNode;
}

/** A way in: its form, then the second factor that the server may ask for. */
export const SignInFlowDialog = ({ flow, title, lead, onClose, children }: SignInFlowDialogProps) => {
  const { t } = useTranslation();
  const { waiting, enter, goBack } = flow;
  return (
    <AccessDialog
      title={waiting === null ? title : t('access.challenge.title')}
      lead={waiting === null ? lead : t('errors.verification_needed')}
      onClose={onClose}
    >
      {waiting === null ? (
        children
      ) : (
        <ChallengeForm
          challenge={waiting.challenge}
          onProof={async (ask) => enter(ask, waiting.entry)}
          onBack={goBack}
        />
      )}
    </AccessDialog>
  );
};
