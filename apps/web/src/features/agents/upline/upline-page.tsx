import { Money } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { AreaPage } from '../../../shared/account-area/area-page.tsx';
import { call } from '../../../shared/api.ts';
import { useBalance } from '../../../shared/balance.ts';
import { formatMoment } from '../../../shared/format/format-time.ts';
import { ListLine } from '../../../shared/lists/list-line.tsx';
import { ReadList } from '../../../shared/lists/read-list.tsx';
import { useRefreshOn } from '../../../shared/lists/use-refresh-on.ts';
import { useCurrencySymbol } from '../../../shared/permission.ts';
import { QueryRoot } from '../../../shared/queries.tsx';
import { SendForm } from '../transfers/send-form.tsx';
import styles from '../transfers/transfers.module.css';
import { Blocks } from './blocks.tsx';
import { LISTS, useStanding, type WayUp } from './use-way-up.ts';

/** Sends money to the agent right above, and shows what was sent. */
export const UplinePage = () => (
  <QueryRoot>
    <Opened />
  </QueryRoot>
);

const Opened = () => {
  const { t } = useTranslation('account');
  useRefreshOn('balance-changed', LISTS);
  const words = {
    waiting: t('upline.waiting'),
    failedTitle: t('upline.failedTitle'),
    failedText: t('upline.failedText'),
  };
  return (
    <AreaPage>
      <ReadList read={useStanding()} words={words}>
        {(standing) => (
          <>
            <Blocks standing={standing} />
            <SendUp way={standing.way} />
            <Sent sent={standing.way.sent} />
          </>
        )}
      </ReadList>
    </AreaPage>
  );
};

const SendUp = ({ way }: { way: WayUp }) => {
  const { t } = useTranslation('account');
  const available = useBalance((balance) => balance.available);
  const words = { note: t('upline.note'), sure: t('upline.sure.title'), close: t('upline.sure.close') };
  return (
    <section aria-labelledby="upline-form">
      <SendForm
        limits={{ ...way, available }}
        words={words}
        sending={{
          to: way.account,
          order: {},
          send: ({ amount, requestId }, paymentPassword) =>
            call('sendToUpline', { body: { amount, requestId, paymentPassword } }),
          lists: LISTS,
        }}
      >
        <h3 id="upline-form">{t('upline.to', { account: way.account })}</h3>
      </SendForm>
    </section>
  );
};

const Sent = ({ sent }: Pick<WayUp, 'sent'>) => {
  const { t } = useTranslation('account');
  const symbol = useCurrencySymbol();
  return (
    <section className={styles.section} aria-labelledby="upline-sent">
      <h3 id="upline-sent">{t('upline.last')}</h3>
      {sent.length === 0 && <p className={styles.note}>{t('upline.none')}</p>}
      <ul className={styles.sent}>
        {sent.map(({ id, amount, at }) => (
          <ListLine
            key={id}
            name={<time dateTime={new Date(at).toISOString()}>{formatMoment(at)}</time>}
            amount={<Money amount={amount} symbol={symbol} />}
            note={<span className="num">{id}</span>}
            state={null}
          />
        ))}
      </ul>
    </section>
  );
};
