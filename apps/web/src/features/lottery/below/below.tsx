import { Tabs } from '@hintha/ui';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BelowProps } from './below-props.ts';
import styles from './below.module.css';
import { Chases } from '../chase/chases.tsx';
import { Draws } from './draws.tsx';
import { Results } from './results.tsx';
import { Tickets } from './tickets.tsx';

type Part = 'tickets' | 'chases' | 'results' | 'draws';

/** What was bet and what was drawn. */
export const Below = memo((props: BelowProps) => {
  const { t } = useTranslation('lottery');
  const { isInstant } = props.lottery.game;
  const [part, setPart] = useState<Part>('tickets');
  const Shown = { tickets: Tickets, chases: Chases, results: Results, draws: Draws }[part];
  return (
    <section className={styles.below}>
      <Tabs<Part>
        label={t('page.history')}
        tabs={[
          { value: 'tickets', name: t('page.tickets') },
          ...(isInstant ? [] : [{ value: 'chases', name: t('chase.mine') } as const]),
          { value: 'results', name: t('page.results') },
          { value: 'draws', name: t('page.draws') },
        ]}
        chosen={part}
        onChoose={setPart}
      >
        <div className={styles.panel}>
          <Shown {...props} />
        </div>
      </Tabs>
    </section>
  );
});
