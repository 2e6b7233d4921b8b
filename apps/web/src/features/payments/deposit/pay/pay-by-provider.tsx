import { Button, buttonClass, Icon } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import type { Deposit } from '../use-deposits.ts';
import { keepVisited } from './visited-provider.ts';

/** The way to the provider's page in this tab; it leads back to the deposit. */
export const PayByProvider = ({ deposit: { id, payUrl } }: { deposit: Deposit }) => {
  const { t } = useTranslation('account');
  if (payUrl === null) {
    return (
      <Button look="gold" large wide loading>
        {t('deposit.toProvider')}
      </Button>
    );
  }
  return (
    <a
      href={payUrl}
      className={buttonClass({ look: 'gold', large: true, wide: true })}
      onClick={() => keepVisited(id)}
    >
      {t('deposit.toProvider')}
      <Icon name="chevron-right" size={18} />
    </a>
  );
};
