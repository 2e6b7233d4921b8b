import { useTranslation } from 'react-i18next';
import { BannerCarousel } from '../../shared/banners/banner-carousel.tsx';
import { QueryRoot } from '../../shared/queries.tsx';
import { GameCarousels } from '../../shared/carousels/game-carousels.tsx';
import { useTitle } from '../../shared/page/use-title.ts';
import { GamesSection } from './games-section.tsx';
import styles from './home-page.module.css';
import { JackpotTicker } from './jackpot-ticker.tsx';
import { NewestGame } from './newest-game.tsx';
import { QuickPick } from './quick/quick-pick.tsx';
import { PlayingNow } from './playing/playing-now.tsx';
import { Today } from './today/today.tsx';
import { VendorsRow } from './vendors-row.tsx';
import { WhyUs } from './why-us.tsx';
import { Winners } from './winners.tsx';

export const HomePage = () => {
  const { t } = useTranslation();
  useTitle(t('home.title'));
  return (
    <QueryRoot>
      <h1 className="visually-hidden">{t('home.title')}</h1>
      <div className={`fp-top ${styles.top}`}>
        <BannerCarousel group="w_home" />
        <div className={styles.side}>
          <JackpotTicker />
          <NewestGame />
        </div>
      </div>
      <Today />
      <GamesSection />
      <QuickPick />
      <VendorsRow />
      <GameCarousels />
      <PlayingNow />
      <div className={styles.pair}>
        <Winners />
        <WhyUs />
      </div>
    </QueryRoot>
  );
};
