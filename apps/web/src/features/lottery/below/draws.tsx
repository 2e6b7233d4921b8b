import { EmptyState, Tag } from '@hintha/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '../../../shared/format/format-time.ts';
import { PageTurner } from '../../../shared/lists/page-turner.tsx';
import { ReadList } from '../../../shared/lists/read-list.tsx';
import { Balls } from '../../../shared/draws/balls.tsx';
import { useIssueName } from '../draw/use-issue-name.ts';
import type { BelowProps } from './below-props.ts';
import styles from './below.module.css';
import { DrawProof } from '../../../shared/draws/draw-proof.tsx';
import type { Draw } from '../../../shared/draws/work-out.ts';
import { useDraws } from './use-history.ts';

/** The draws that are locked: how far each is, and what was fixed before there was a result. */
export const Draws = ({ lottery: { game }, rules }: BelowProps) => {
  const { t } = useTranslation('lottery');
  const [pageNo, setPageNo] = useState(1);
  const words = {
    waiting: t('page.resultsLoading'),
    failedTitle: t('page.resultsFailed'),
    failedText: t('page.failedText'),
  };
  return (
    <ReadList read={useDraws(game.gameCode, pageNo)} words={words}>
      {({ list, totalPages }) =>
        list.length === 0 ? (
          <EmptyState title={t('page.noDraws')} text={t('page.noDrawsText')} />
        ) : (
          <>
            <ul className={styles.draws}>
              {list.map((draw) => (
                <DrawRow key={draw.issue} draw={draw} rules={rules} />
              ))}
            </ul>
            <PageTurner page={pageNo} pages={totalPages} onTurn={setPageNo} />
          </>
        )
      }
    </ReadList>
  );
};

const DrawRow = ({ draw, rules }: { draw: Draw; rules: BelowProps['rules'] }) => {
  const { t } = useTranslation('lottery');
  const nameOf = useIssueName();
  const { state, numbers, lock, drawTime } = draw;
  return (
    <li className={styles.draw}>
      <p className={styles.head}>
        <b>{nameOf(draw)}</b>
        <span className={`${styles.text} num`}>{formatInstant(drawTime)}</span>
        <Tag look={state === 'VOID' || state === 'DELAYED' ? 'warning' : 'plain'}>
          {t(`page.drawStates.${state}`)}
        </Tag>
        {numbers !== null && <Balls small rules={rules} numbers={numbers} />}
      </p>
      {lock !== null && (
        <p className={styles.hash}>
          {t('page.locked', { orders: lock.orders })} <code>{lock.betsHash}</code>
        </p>
      )}
      <DrawProof draw={draw} rules={rules} />
    </li>
  );
};
