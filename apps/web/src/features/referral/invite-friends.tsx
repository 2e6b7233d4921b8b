import { EmptyState, Icon, Money } from '@hintha/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AreaPage } from '../../shared/account-area/area-page.tsx';
import { formatNumber } from '../../shared/format/format.ts';
import { ReadList } from '../../shared/lists/read-list.tsx';
import { CopyLine } from '../../shared/parts/copy-line.tsx';
import { isAgentAccount } from '../../shared/route-guard.ts';
import { useCurrencySymbol } from '../../shared/permission.ts';
import { QrCode } from '../../shared/qr/late-qr-code.tsx';
import { QueryRoot } from '../../shared/queries.tsx';
import { useSession } from '../../shared/session.ts';
import { Friends } from './friends.tsx';
import styles from './referral.module.css';
import { Rules } from './rules.tsx';
import { useReferral, type Referral } from './use-referral.ts';

/** The way to bring friends: a code, its link, who came by it and what they brought. */
export const InviteFriends = () => {
  const { t } = useTranslation('account');
  const isAgent = useSession(isAgentAccount);
  if (isAgent)
    return (
      <EmptyState
        sign={<Icon name="users" size={32} />}
        title={t('referral.agentTitle')}
        text={t('referral.agentText')}
      />
    );
  return (
    <QueryRoot>
      <Own />
    </QueryRoot>
  );
};

const Own = () => {
  const { t } = useTranslation('account');
  const [pageNo, setPageNo] = useState(1);
  const words = {
    waiting: t('referral.loading'),
    failedTitle: t('referral.failedTitle'),
    failedText: t('referral.failedText'),
  };
  return (
    <ReadList read={useReferral(pageNo)} words={words}>
      {(referral) => (
        <AreaPage>
          <Way code={referral.code} />
          <Figures referral={referral} />
          <Rules terms={referral.terms} />
          <Friends referral={referral} pageNo={pageNo} onTurn={setPageNo} />
        </AreaPage>
      )}
    </ReadList>
  );
};

const Way = ({ code }: { code: string }) => {
  const { t } = useTranslation('account');
  const link = `${location.origin}/register?referralCode=${encodeURIComponent(code)}`;
  return (
    <section className={styles.way} aria-labelledby="referral-way">
      <h3 id="referral-way">{t('referral.title')}</h3>
      <p className={styles.text}>{t('referral.text')}</p>
      <QrCode text={link} label={t('referral.qr')} />
      <dl>
        <CopyLine name={t('referral.code')} text={code} />
        <CopyLine name={t('referral.link')} text={link} />
      </dl>
    </section>
  );
};

const Figures = ({ referral: { invited, earned } }: { referral: Referral }) => {
  const { t } = useTranslation('account');
  const symbol = useCurrencySymbol();
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{t('referral.invited')}</dt>
        <dd className="num">{formatNumber(invited)}</dd>
      </div>
      <div>
        <dt>{t('referral.earned')}</dt>
        <dd>
          <Money amount={earned} symbol={symbol} />
        </dd>
      </div>
    </dl>
  );
};
