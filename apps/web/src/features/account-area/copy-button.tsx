import { Button, Icon } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { useCopied } from '../../shared/parts/use-copied.ts';

/** Copies a text and says so; where the browser forbids it, the text beside it can still be marked. */
export const CopyButton = ({ text }: { text: string }) => {
  const { t } = useTranslation();
  const [copied, copy] = useCopied(text);
  return (
    <Button onClick={copy}>
      <Icon name={copied ? 'check' : 'copy'} size={18} />
      <span role="status">{t(copied ? 'failures.copied' : 'failures.copy')}</span>
    </Button>
  );
};
