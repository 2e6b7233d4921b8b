import type { catalogue } from '@hintha/contract';
import { Button, buttonClass, EmptyState, Icon } from '@hintha/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../shared/api.ts';
import { explain } from '../../shared/explain.ts';
import { GameCard } from '../../shared/game/game-card.tsx';
import { readHotGames } from '../../shared/game/read-hot-games.ts';
import { gated } from '../../shared/gate.ts';
import { useLanguage } from '../../shared/language.ts';
import { Link } from '../../shared/router/link.tsx';
import { useSession } from '../../shared/session.ts';
import { showToast } from '../../shared/toasts.ts';
import styles from './area-soon.module.css';

const MEANWHILE_SHOWN = 6;
const WISHES = 'listOpeningWishes';

type Category = catalogue.Category;

/** An area whose games are still to come: it tells when it opens, and leads to what can be played. */
export const AreaSoon = ({ category }: { category: Category }) => {
  const { t } = useTranslation();
  return (
    <>
      <EmptyState
        title={t('lobby.areaSoonTitle')}
        text={t('lobby.areaSoonText')}
        action={<TellMe category={category} />}
      />
      <Meanwhile />
    </>
  );
};

const useWishes = () => {
  const who = useSession(({ token, username }) => (token === null ? null : username));
  const { data } = useQuery({
    queryKey: [WISHES, who],
    queryFn: async ({ signal }) => call('listOpeningWishes', { signal }),
    enabled: who !== null,
  });
  return data ?? [];
};

const TellMe = ({ category }: { category: Category }) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const isWished = useWishes().includes(category);
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(isWished ? 'removeOpeningWish' : 'addOpeningWish', { body: { category } }),
    onSuccess: () => {
      if (!isWished) showToast('success', t('lobby.willTellText'));
      return client.invalidateQueries({ queryKey: [WISHES] });
    },
    onError: (error) => showToast('error', explain(error)),
  });
  return (
    <Button
      look={isWished ? 'line' : 'gold'}
      aria-pressed={isWished}
      loading={isPending}
      onClick={() => gated({ reason: 'account', real: true }, mutate)}
    >
      <Icon name={isWished ? 'check' : 'mail'} size={18} />
      {t(isWished ? 'lobby.willTell' : 'lobby.tellMe')}
    </Button>
  );
};

const Meanwhile = () => {
  const { t } = useTranslation();
  const language = useLanguage((state) => state.language);
  const { data = [] } = useQuery({
    queryKey: ['lobby', 'meanwhile', language],
    queryFn: async ({ signal }) => readHotGames({ language, signal }),
  });
  const games = data.filter(({ available }) => available).slice(0, MEANWHILE_SHOWN);
  return (
    <section className={styles.meanwhile} aria-label={t('lobby.meanwhile')}>
      <div className={styles.head}>
        <h2>{t('lobby.meanwhile')}</h2>
        <Link to="/rng" className={buttonClass({ look: 'line' })}>
          {t('categories.RNG')}
        </Link>
      </div>
      {games.length > 0 && (
        <ul className={styles.games}>
          {games.map((game) => (
            <GameCard key={game.nodeId} game={game} />
          ))}
        </ul>
      )}
    </section>
  );
};
