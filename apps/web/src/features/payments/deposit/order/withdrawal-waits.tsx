import { useTranslation } from 'react-i18next';
import { useServerNow } from '../../../../shared/clock.ts';
import { formatInstant } from '../../../../shared/format/format-time.ts';
import { BlockNotice } from '../../../../shared/parts/block-notice.tsx';
import { useOwn } from '../../withdraw/own-queries.ts';
import { waitsOf } from '../../withdraw/request/blocks.ts';

const CLOCK_MS = 60_000;

/** Until when money that is paid in now cannot leave again, told before it is paid in. */
export const WithdrawalWaits = () => {
  const { t } = useTranslation('account');
  const security = useOwn('readSecurity').data;
  const payees = useOwn('listPayees').data;
  const now = useServerNow(CLOCK_MS);
  if (security === undefined || payees === undefined) return null;
  return waitsOf({ security, payees, now }).map((wait) => (
    <BlockNotice
      key={wait.kind}
      icon="clock"
      text={
        wait.kind === 'held'
          ? t('withdraw.blocks.held', { at: formatInstant(wait.until) })
          : t('withdraw.blocks.resting', { at: formatInstant(wait.usableAt) })
      }
    />
  ));
};
