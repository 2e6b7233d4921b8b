import { SecretDialog } from '../../../shared/forms/secret-dialog.tsx';
import { useTexts } from '../../../shared/language.ts';

interface Props {
  readonly name: string;
  readonly operatorId: string;
  readonly secret: string;
  readonly onClose: () => void;
}

/** The generated secret of an integration, told this once. */
export const NewSecret = ({ name, operatorId, secret, onClose }: Props) => {
  const t = useTexts();
  return (
    <SecretDialog
      title={t('integrations.secretTitle', { name })}
      once={t('integrations.secretOnce')}
      next={t('integrations.secretNext')}
      kept={t('integrations.secretKept')}
      known={{ name: t('integrations.operatorId'), value: operatorId }}
      secret={{ name: t('integrations.secret'), value: secret }}
      onClose={onClose}
    />
  );
};
