import { EmptyState, Icon } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { ReadList } from '../../shared/lists/read-list.tsx';
import { useTitle } from '../../shared/page/use-title.ts';
import { QueryRoot } from '../../shared/queries.tsx';
import { useSearchParams } from '../../shared/router/use-search-params.ts';
import { ArenaTabs } from './arena-tabs.tsx';
import { ArenaCard } from './arena-card.tsx';
import { type Arena, useArenas } from './live/use-arenas.ts';
import styles from './sabong.module.css';

/** The arenas of the operator; the address may name one of them. Anybody may look, and whoever is signed in may bet. */
export const SabongPage = () => (
  <QueryRoot>
    <Arenas />
  </QueryRoot>
);

const isOn = ({ current }: Arena): boolean => current !== null && current.state !== 'UPCOMING';

/** The one that is asked for; else one that is on. */
const chooseArena = (arenas: readonly Arena[], asked: string | null): Arena | undefined =>
  arenas.find(({ code }) => code === asked) ?? arenas.find(isOn) ?? arenas[0];

const Arenas = () => {
  const { t } = useTranslation('sabong');
  const [query, change] = useSearchParams();
  useTitle(`${t('page.title')} · Hintha`);
  const words = {
    waiting: t('page.loading'),
    failedTitle: t('page.failedTitle'),
    failedText: t('page.failedText'),
  };
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('page.title')}</h1>
      <ReadList read={useArenas()} words={words}>
        {({ arenas }) => {
          const chosen = chooseArena(arenas, query.get('arena'));
          if (chosen === undefined) return <NoArenas />;
          return (
            <>
              <ArenaTabs
                arenas={arenas}
                chosen={chosen.code}
                onChoose={(arena) => change({ arena }, { replace: true })}
              />
              <ArenaCard key={chosen.code} arena={chosen} />
            </>
          );
        }}
      </ReadList>
    </div>
  );
};

const NoArenas = () => {
  const { t } = useTranslation('sabong');
  return (
    <EmptyState
      sign={<Icon name="rooster" size={32} />}
      title={t('page.noArenas')}
      text={t('page.noArenasText')}
    />
  );
};
