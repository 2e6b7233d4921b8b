import { Button } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { openModal } from '../../../shared/modals.ts';
import dialog from '../access-dialog.module.css';
import type { SignInFlow } from '../authenticate/use-sign-in-flow.ts';
import { TickField } from '../../../shared/forms/tick-field.tsx';
import styles from './login.module.css';
import type { RememberMeChoice } from './use-remember-me.ts';

/** What every way to log in is handed. */
export interface LoginFormProps {
  flow: SignInFlow;
  rememberMe: RememberMeChoice;
  takesFocus: boolean;
}

/** The end of every login: being remembered, the way out for who has forgotten, and the button. */
export const LoginEnd = ({ rememberMe, sending }: { rememberMe: RememberMeChoice; sending: boolean }) => {
  const { t } = useTranslation();
  return (
    <>
      <div className={styles.extras}>
        <TickField
          name="remember"
          label={t('access.login.remember')}
          ticked={rememberMe.wanted}
          onTick={rememberMe.setWanted}
        />
        <button type="button" className={dialog.link} onClick={() => openModal({ name: 'forgot' })}>
          {t('access.login.forgot')}
        </button>
      </div>
      <Button type="submit" look="gold" large wide loading={sending}>
        {t('access.login.submit')}
      </Button>
    </>
  );
};
