import { useTranslation } from 'react-i18next';
import { openModal } from '../../../shared/modals.ts';
import { useSession } from '../../../shared/session.ts';
import { AccessTabs, useWishedTab } from '../access-tabs.tsx';
import { HandOver } from '../access-dialog.tsx';
import { SignInFlowDialog } from '../authenticate/sign-in-flow-dialog.tsx';
import { useSignInFlow } from '../authenticate/use-sign-in-flow.ts';
import { ByCodeForm } from './by-code-form.tsx';
import { ByMailForm } from './by-mail-form.tsx';
import { ResetPasswordModal } from './reset-password-modal.tsx';

const WAYS = ['email', 'mobile'] as const;
type Way = (typeof WAYS)[number];

interface ForgotModalProps {
  resetToken?: string;
  /** The way that is open at first. */
  way?: Way;
  onClose: () => void;
}

/** A new password for who has forgotten the old one: the ways to it, or what a mailed link leads to. */
export const ForgotModal = ({ resetToken, way = 'email', onClose }: ForgotModalProps) =>
  resetToken === undefined ? (
    <WaysModal first={way} onClose={onClose} />
  ) : (
    <ResetPasswordModal resetToken={resetToken} onClose={onClose} />
  );

const WaysModal = ({ first, onClose }: { first: Way; onClose: () => void }) => {
  const { t } = useTranslation();
  const { wished, takesFocus, choose } = useWishedTab<Way>();
  const way = wished ?? first;
  // An account without a password comes here from its own pages.
  const isVisitor = useSession(({ token }) => token === null);
  const flow = useSignInFlow(onClose);
  return (
    <SignInFlowDialog
      flow={flow}
      title={t('access.forgot.title')}
      lead={t(`access.forgot.${way}Lead`)}
      onClose={onClose}
    >
      <AccessTabs label={t('access.forgot.ways')} names={WAYS} chosen={way} onChoose={choose}>
        {way === 'email' ? (
          <ByMailForm onDone={onClose} takesFocus={takesFocus} />
        ) : (
          <ByCodeForm flow={flow} />
        )}
      </AccessTabs>
      {isVisitor && (
        <HandOver
          question={t('access.forgot.backToLogin')}
          answer={t('access.register.toLogin')}
          onGo={() => openModal({ name: 'login' })}
        />
      )}
    </SignInFlowDialog>
  );
};
