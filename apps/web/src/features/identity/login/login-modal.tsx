import { useTranslation } from 'react-i18next';
import { openModal, type GateReason } from '../../../shared/modals.ts';
import { flags, useFlag } from '../../../shared/permission.ts';
import { AccessTabs, useWishedTab } from '../access-tabs.tsx';
import { HandOver } from '../access-dialog.tsx';
import { SignInFlowDialog } from '../authenticate/sign-in-flow-dialog.tsx';
import { useSignInFlow, type SignInFlow } from '../authenticate/use-sign-in-flow.ts';
import { loginMethods, chooseMethod, type SignInMethod } from '../sign-in-methods.ts';
import { FreePlay } from './free-play.tsx';
import { MobileLogin } from './mobile-login.tsx';
import { NameLogin } from './name-login.tsx';
import { useRememberMe } from './use-remember-me.ts';

interface LoginModalProps {
  /** Why the login is asked for, when an action waits behind it. */
  reason?: GateReason;
  /** Whether it opens at the way in with a trial account. */
  freePlay?: true;
  onClose: () => void;
}

export const LoginModal = ({ reason, freePlay, onClose }: LoginModalProps) => {
  const { t } = useTranslation();
  const mayRegister = useFlag('DIRECTREG3');
  const flow = useSignInFlow(onClose);
  return (
    <SignInFlowDialog
      flow={flow}
      title={t('access.login.title')}
      lead={t(reason === undefined ? 'access.login.lead' : `gate.${reason}`)}
      onClose={onClose}
    >
      <LoginForms flow={flow} />
      {mayRegister && (
        <HandOver
          question={t('access.login.noAccount')}
          answer={t('access.login.toRegister')}
          onGo={() => openModal({ name: 'register' })}
        />
      )}
      <FreePlay flow={flow} asked={freePlay ?? false} />
    </SignInFlowDialog>
  );
};

/** The ways to log in; one alone needs no tabs. */
const LoginForms = ({ flow }: { flow: SignInFlow }) => {
  const { t } = useTranslation();
  const { wished, takesFocus, open, choose } = useWishedTab<SignInMethod>();
  const rememberMe = useRememberMe(open);
  const methods = loginMethods(flags.use(({ value }) => value));
  const method = chooseMethod(methods, wished);
  const Form = method === 'username' ? NameLogin : MobileLogin;
  return (
    <AccessTabs label={t('access.login.ways')} names={methods} chosen={method} onChoose={choose}>
      <Form flow={flow} rememberMe={rememberMe} takesFocus={takesFocus} />
    </AccessTabs>
  );
};
