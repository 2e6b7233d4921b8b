import { lazy, Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNear } from '../../../shared/carousels/use-near.ts';
import { gameMenus } from '../../../shared/game-menus.ts';
import { SectionHeader } from '../../../shared/page/page-section.tsx';
import { type Listed, useIsOpen, useLotteries } from '../use-lotteries.ts';
import { type Pickable, QUICK } from './number.ts';
import styles from './quick-pick.module.css';

const QuickCard = lazy(async () => ({ default: (await import('./quick-card.tsx')).QuickCard }));

const pickableOf = ({ now, lotteries }: Listed): Pickable[] =>
  QUICK.flatMap((quick) => {
    const lottery = lotteries.find(({ rules }) => rules === quick.rules);
    const numero = lottery?.numero ?? null;
    return lottery === undefined || numero === null || numero.closeTime <= now
      ? []
      : [{ ...quick, lottery, numero }];
  });

/** A number of 2D or 3D on the slip in one go. The card comes when it is near, and has no place while nothing takes bets. */
export const QuickPick = () => {
  const isOpen = useIsOpen('LOTT');
  const knowsAreas = gameMenus.use(({ value, failed }) => value !== null || failed);
  return knowsAreas && !isOpen ? null : <Place isOpen={isOpen} />;
};

const Place = ({ isOpen }: { isOpen: boolean }) => {
  const { t } = useTranslation();
  const part = useRef<HTMLElement>(null);
  const near = useNear(part);
  const { data } = useLotteries(isOpen && near, pickableOf);
  if (data?.length === 0) return null;
  return (
    <section ref={part} className={styles.section} aria-busy={data === undefined}>
      <SectionHeader title={t('home.quick.title')} />
      <div className={styles.place}>
        {near && data !== undefined && (
          <Suspense>
            <QuickCard pickable={data} />
          </Suspense>
        )}
      </div>
    </section>
  );
};
