import { Button, buttonClass, Icon } from '@hintha/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Deposit } from '../use-deposits.ts';
import { keepVisited, takeOrdered, visitProvider } from './visited-provider.ts';

/**
 * The way to the provider's page in this tab; it leads back to the deposit. Who has just ordered is taken there as soon
 * as there is a page, which saves a tap; the link is for who comes back.
 */
export const PayByProvider = ({ deposit: { id, payUrl } }: { deposit: Deposit }) => {
  const { t } = useTranslation('account');
  const [isJustMade] = useState(() => takeOrdered(id));
  useEffect(() => {
    if (isJustMade && payUrl !== null) visitProvider(id, payUrl);
  }, [isJustMade, id, payUrl]);
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
