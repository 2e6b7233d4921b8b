import { Button, Tabs } from '@hintha/ui';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { AreaPage } from '../../shared/account-area/area-page.tsx';
import { gated } from '../../shared/gate.ts';
import { useTitle } from '../../shared/page/use-title.ts';
import { isTrial, routeGuardOf } from '../../shared/route-guard.ts';
import { QueryRoot } from '../../shared/queries.tsx';
import { useSearchParams } from '../../shared/router/use-search-params.ts';
import { useSession } from '../../shared/session.ts';
import { ActivityList } from './activity/activity-list.tsx';
import styles from './promotions.module.css';
import { PublicOffers } from './public-offers.tsx';
import { RaffleList } from './raffle/raffle-list.tsx';

interface PromotionsProps {
  /** The bonuses as they stand for a member. */
  Offers: ComponentType;
  /** What the server tells of its promotions. */
  News: ComponentType;
}

const TABS = ['bonuses', 'activities'] as const;
type Tab = (typeof TABS)[number];

const readTab = (text: string | null): Tab => TABS.find((tab) => tab === text) ?? 'bonuses';

/** The bonuses of the operator and its raffles; what can be claimed wants a real account. */
export const PromotionsPage = ({ Offers, News }: PromotionsProps) => (
  <QueryRoot>
    <Promotions Offers={Offers} News={News} />
  </QueryRoot>
);

const Promotions = ({ Offers, News }: PromotionsProps) => {
  const { t } = useTranslation('account');
  const [asked, setAsked] = useSearchParams();
  const isFree = useSession((session) => routeGuardOf(session, true) === 'free');
  const tab = readTab(asked.get('tab'));
  useTitle(`${t('promotions.title')} · Hintha`);
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('promotions.title')}</h1>
      {!isFree && <LoginPrompt />}
      <Tabs
        label={t('promotions.tabs')}
        tabs={TABS.map((value) => ({ value, name: t(`promotions.${value}`) }))}
        chosen={tab}
        onChoose={(value) => setAsked({ tab: value }, { replace: true })}
      >
        <AreaPage wide>
          {tab === 'activities' && <Activities isFree={isFree} />}
          {tab === 'bonuses' && <News />}
          {tab === 'bonuses' && (isFree ? <Offers /> : <PublicOffers />)}
        </AreaPage>
      </Tabs>
    </div>
  );
};

const Activities = ({ isFree }: { isFree: boolean }) => (
  <>
    <ActivityList isFree={isFree} />
    <RaffleList isFree={isFree} />
  </>
);

/** Tells visitors how to take part. */
const LoginPrompt = () => {
  const { t } = useTranslation('account');
  const trial = useSession(isTrial);
  return (
    <div className={styles.loginPrompt}>
      <p>{t(trial ? 'promotions.trialText' : 'promotions.loginText')}</p>
      {!trial && (
        <Button look="gold" onClick={() => gated({ reason: 'account', real: true }, () => undefined)}>
          {t('promotions.login')}
        </Button>
      )}
    </div>
  );
};
