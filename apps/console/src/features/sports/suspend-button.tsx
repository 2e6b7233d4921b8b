import { AskButton } from '../../shared/forms/ask-button.ts';
import { useTexts } from '../../shared/language.ts';

interface Props {
  readonly name: string;
  readonly isSuspended: boolean;
  readonly onAsk: () => void;
}

/** Suspends an event or a market, or resumes it; who hears the button hears which. */
export const SuspendButton = ({ name, isSuspended, onAsk }: Props) => {
  const t = useTexts();
  return isSuspended ? (
    <AskButton size="compact-xs" aria-label={t('sports.resumeOf', { name })} onClick={onAsk}>
      {t('sports.resume')}
    </AskButton>
  ) : (
    <AskButton
      size="compact-xs"
      variant="outline"
      color="cin"
      aria-label={t('sports.suspendOf', { name })}
      onClick={onAsk}
    >
      {t('sports.suspend')}
    </AskButton>
  );
};
