import { Button, EmptyState, Tag } from '@hintha/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AreaPage } from '../../../shared/account-area/area-page.tsx';
import { call, type Reply } from '../../../shared/api.ts';
import { explain } from '../../../shared/explain.ts';
import { formatInstant } from '../../../shared/format/format-time.ts';
import { ReadList } from '../../../shared/lists/read-list.tsx';
import { QueryRoot } from '../../../shared/queries.tsx';
import { useSession } from '../../../shared/session.ts';
import { showToast } from '../../../shared/toasts.ts';
import { shownRate } from '../rates/rate-text.ts';
import styles from '../register/register.module.css';

type Request = Reply<'listRateRequests'>[number];

/** What the agent above would like to lower, to be accepted or turned down. */
export const RateRequests = () => (
  <QueryRoot>
    <Opened />
  </QueryRoot>
);

const Opened = () => {
  const { t } = useTranslation('account');
  const username = useSession((session) => session.username);
  const read = useQuery({
    queryKey: ['listRateRequests', username],
    queryFn: async ({ signal }) => call('listRateRequests', { signal }),
    staleTime: 0,
  });
  const words = {
    waiting: t('agent.team.waiting'),
    failedTitle: t('agent.team.failedTitle'),
    failedText: t('agent.team.failedText'),
  };
  return (
    <AreaPage>
      <p className={styles.note}>{t('agent.consents.text')}</p>
      <ReadList read={read} words={words}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState title={t('agent.consents.none')} />
          ) : (
            list.map((request) => <Card key={request.id} request={request} />)
          )
        }
      </ReadList>
    </AreaPage>
  );
};

const Card = ({ request }: { request: Request }) => {
  const { t } = useTranslation('account');
  const { changes, state, createdAt, expiresAt } = request;
  return (
    <article className={styles.link} aria-label={formatInstant(createdAt)}>
      <div className={styles.told}>
        <p>
          <Tag look={state === 'open' ? 'open' : 'plain'}>{t(`agent.consents.states.${state}`)}</Tag>{' '}
          {t('agent.link.until', { at: formatInstant(expiresAt) })}
        </p>
        <ul>
          {changes.map(({ category, now, wanted }) => (
            <li key={category} className="num">
              {t('agent.consents.change', {
                category: t(`agent.categories.${category}`),
                now: shownRate(category, now),
                wanted: shownRate(category, wanted),
              })}
            </li>
          ))}
        </ul>
        {state === 'open' && <Answer id={request.id} />}
      </div>
    </article>
  );
};

const Answer = ({ id }: { id: string }) => {
  const { t } = useTranslation('account');
  const client = useQueryClient();
  const answer = async (accept: boolean) => {
    try {
      await call('answerRateRequest', { params: { id }, body: { accept } });
      showToast('success', t('agent.consents.answered'));
    } catch (error) {
      showToast('error', explain(error));
    } finally {
      await client.invalidateQueries({ queryKey: ['listRateRequests'] });
    }
  };
  return (
    <>
      <Button look="gold" onClick={() => void answer(true)}>
        {t('agent.consents.accept')}
      </Button>
      <Button onClick={() => void answer(false)}>{t('agent.consents.reject')}</Button>
    </>
  );
};
