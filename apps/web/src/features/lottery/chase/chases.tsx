import { EmptyState, Icon, Money, Tag, type TagLook } from '@hintha/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '../../../shared/format/format-time.ts';
import { formatMoney } from '../../../shared/format/format.ts';
import { PageTurner } from '../../../shared/lists/page-turner.tsx';
import { ReadList } from '../../../shared/lists/read-list.tsx';
import { useRefreshOn } from '../../../shared/lists/use-refresh-on.ts';
import { useCurrencySymbol } from '../../../shared/permission.ts';
import { useIssueName } from '../draw/use-issue-name.ts';
import { useWords } from '../../../shared/lottery/use-words.ts';
import type { BelowProps } from '../below/below-props.ts';
import { SlipFigures } from '../../../shared/slip/slip-parts.tsx';
import styles from './chase.module.css';
import { EndChase } from './end-chase.tsx';
import { useChases } from './use-chases.ts';
import type { Chase } from './use-create-chase.ts';

const LISTS = ['listChases'] as const;

type Item = Chase['items'][number];

const LOOKS: Readonly<Record<Item['state'], TagLook>> = {
  WAITING: 'plain',
  PLACED: 'open',
  WON: 'good',
  LOST: 'plain',
  VOID: 'warning',
  CANCELLED: 'plain',
};

/** The chases of the member on this lottery, which show how far each is as soon as it is known. */
export const Chases = ({ lottery, rules }: BelowProps) => {
  const { t } = useTranslation('lottery');
  const [pageNo, setPageNo] = useState(1);
  // Whatever a chase stakes, wins or gives back moves the balance.
  useRefreshOn('balance-changed', LISTS);
  const words = {
    waiting: t('chase.loading'),
    failedTitle: t('chase.failed'),
    failedText: t('page.ticketsFailedText'),
  };
  return (
    <ReadList read={useChases(lottery.game.gameCode, pageNo)} words={words}>
      {({ list, totalPages }) =>
        list.length === 0 ? (
          <EmptyState
            sign={<Icon name="lottery" size={32} />}
            title={t('chase.none')}
            text={t('chase.noneText')}
          />
        ) : (
          <>
            <ul className={styles.chases}>
              {list.map((chase) => (
                <ChaseRow key={chase.id} chase={chase} rules={rules} />
              ))}
            </ul>
            <PageTurner page={pageNo} pages={totalPages} onTurn={setPageNo} />
          </>
        )
      }
    </ReadList>
  );
};

const isPlayed = ({ state }: Item): boolean => state === 'WON' || state === 'LOST' || state === 'PLACED';

const ChaseRow = ({ chase, rules }: { chase: Chase; rules: BelowProps['rules'] }) => {
  const { t } = useTranslation('lottery');
  const symbol = useCurrencySymbol();
  const words = useWords(rules.code);
  const { id, playType, numbers, state, items, stake, refunded, payout, createdAt, stopOnWin } = chase;
  const isRunning = state === 'RUNNING';
  return (
    <li className={styles.chase}>
      <p className={styles.head}>
        <Tag look={isRunning ? 'open' : 'plain'}>{t(`chase.states.${state}`)}</Tag>
        <span className={styles.text}>
          {t('chase.numbered', { id })} · {formatInstant(createdAt)}
        </span>
      </p>
      <p>
        <b>{words.playName(playType)}</b> {words.selectionText(rules.plays.get(playType), numbers)}
      </p>
      <p className={styles.text}>
        {t('chase.played', { played: items.filter(isPlayed).length, all: items.length })}
        {stopOnWin && ` · ${t('chase.stopOnWin')}`}
      </p>
      <SlipFigures>
        <div>
          <dt>{t('betting.total')}</dt>
          <dd>
            <Money amount={stake} symbol={symbol} />
          </dd>
        </div>
        <div>
          <dt>{t('chase.refunded')}</dt>
          <dd>
            <Money amount={refunded} symbol={symbol} />
          </dd>
        </div>
        <div>
          <dt>{t('chase.paid')}</dt>
          <dd>
            <Money amount={payout} symbol={symbol} />
          </dd>
        </div>
      </SlipFigures>
      <Items chase={chase} />
      {isRunning && <EndChase id={id} />}
    </li>
  );
};

const Items = ({ chase: { items, state } }: { chase: Chase }) => {
  const { t } = useTranslation('lottery');
  const symbol = useCurrencySymbol();
  const nameOf = useIssueName();
  return (
    <details className={styles.items} open={state === 'RUNNING'}>
      <summary>{t('chase.draws')}</summary>
      <div className={styles.scroll} role="region" aria-label={t('chase.draws')} tabIndex={0}>
        <ul>
          {items.map((item) => (
            <li key={item.issue} data-state={item.state}>
              <span>
                {nameOf(item)}
                <small className="num">
                  × {item.multiple} · {formatMoney(item.stake, symbol)}
                </small>
              </span>
              {item.state === 'WON' && <Money amount={item.payout} symbol={symbol} signed />}
              <Tag look={LOOKS[item.state]}>{t(`chase.itemStates.${item.state}`)}</Tag>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
};
