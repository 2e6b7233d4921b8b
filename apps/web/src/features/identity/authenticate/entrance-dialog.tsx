import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AccessDialog } from '../access-dialog.tsx';
import { ChallengeForm } from '../challenge/challenge-form.tsx';
import type { Entrance } from './use-entrance.ts';

interface EntranceDialogProps {
  entrance: Entrance;
  title: string;
  lead: string;
  onClose: () => void;
  children: ReactNode;
}

/** A way in: its form, then the second proof that the house may ask for. */
export const EntranceDialog = ({ entrance, title, lead, onClose, children }: EntranceDialogProps) => {
  const { t } = useTranslation();
  const { waiting, enter, goBack } = entrance;
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
