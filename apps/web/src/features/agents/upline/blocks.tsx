import { Button } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../../shared/clock.ts';
import { formatInstant } from '../../../shared/format/format-time.ts';
import { formatMoney } from '../../../shared/format/format.ts';
import { openModal, type MemberPage } from '../../../shared/modals.ts';
import { BlockNotice } from '../../../shared/parts/block-notice.tsx';
import { useCurrencySymbol } from '../../../shared/permission.ts';
import type { Standing } from './use-way-up.ts';

/** What has to be done before money can be sent, each with the way to it. */
export const Blocks = ({ standing: { way, security } }: { standing: Standing }) => {
  const { t } = useTranslation('account');
  const amount = formatMoney(way.turnoverLeft, useCurrencySymbol());
  const { hasPaymentPassword, withdrawalsHeldUntil: until } = security;
  return (
    <>
      {!hasPaymentPassword && (
        <Block
          page="securityCenter"
          action={t('withdraw.blocks.way.password')}
          text={t('withdraw.blocks.password')}
        />
      )}
      {until !== null && until > serverNow() && (
        <Block text={t('withdraw.blocks.held', { at: formatInstant(until) })} />
      )}
      {/[1-9]/u.test(way.turnoverLeft) && (
        <Block
          page="withdraw"
          action={t('withdraw.blocks.way.turnover')}
          text={t('upline.turnover', { amount })}
        />
      )}
    </>
  );
};

interface BlockProps {
  page?: MemberPage;
  action?: string;
  text: string;
}

const Block = ({ page, action, text }: BlockProps) => (
  <BlockNotice icon={page === undefined ? 'clock' : 'info'} text={text}>
    {page !== undefined && (
      <Button look="soft" onClick={() => openModal({ name: 'account-area', page })}>
        {action}
      </Button>
    )}
  </BlockNotice>
);
