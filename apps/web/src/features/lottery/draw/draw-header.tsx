import { Icon, IconButton } from '@hintha/ui';
import type { LotteryRules } from '@hintha/lottery';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { FavouriteButton } from '../../../shared/game/favourite-button.tsx';
import { formatInstant } from '../../../shared/format/format-time.ts';
import { ChoiceChips } from '../../../shared/parts/choice-chips.tsx';
import { Link } from '../../../shared/router/link.tsx';
import type { Issue } from '../game/issues.ts';
import { useListedGames } from '../game/use-listed-games.ts';
import type { Lottery } from '../game/use-lottery.ts';
import { Balls } from '../../../shared/draws/balls.tsx';
import { CountdownRing } from './countdown-ring.tsx';
import styles from './draw.module.css';
import { GameChoice } from './game-choice.tsx';
import { useIssueName } from './use-issue-name.ts';

interface DrawHeaderProps {
  lottery: Lottery;
  rules: LotteryRules;
  open: readonly Issue[];
  issue: Issue | undefined;
  /** When the next numero opens, while none takes bets. */
  opensAt: number | null;
  onIssue: (issue: string) => void;
  onRules: () => void;
}

/** The head of a lottery: which it is, the numero and how long it takes bets, and what was drawn last. */
export const DrawHeader = memo(
  ({ lottery, rules, open, issue, opensAt, onIssue, onRules }: DrawHeaderProps) => {
    const { t } = useTranslation('lottery');
    const { game, last } = lottery;
    const listed = useListedGames().get(game.gameCode);
    return (
      <header className={styles.header}>
        <div className={styles.top}>
          <Link to="/lottery" className={styles.back} aria-label={t('page.toMenu')}>
            <Icon name="chevron-left" size={20} />
          </Link>
          <h1 className="visually-hidden">{game.name}</h1>
          <GameChoice game={game} />
          <IconButton icon="info" aria-label={t('page.rules')} onClick={onRules} />
          {listed !== undefined && (
            <span className={styles.favourite}>
              <FavouriteButton game={listed} />
            </span>
          )}
        </div>
        <div className={styles.now}>
          {issue === undefined ? (
            <Between opensAt={opensAt} isInstant={game.isInstant} />
          ) : (
            <CountdownRing openTime={issue.openTime} closeTime={issue.closeTime} />
          )}
          {issue !== undefined && <Drawn issue={issue} />}
          <span className={styles.last}>
            <small>{last === null ? t('page.noResult') : t('page.lastResult')}</small>
            {last !== null && <Balls rules={rules} numbers={last.numbers} label={t('page.lastResult')} />}
          </span>
        </div>
        {open.length > 1 && <IssueChoice open={open} issue={issue} onIssue={onIssue} />}
      </header>
    );
  },
);

const Drawn = ({ issue }: { issue: Issue }) => {
  const { t } = useTranslation('lottery');
  const nameOf = useIssueName();
  return (
    <span className={styles.issue}>
      <small>{t('page.issue')}</small>
      <b>{nameOf(issue)}</b>
      <small>{t('page.drawnAt', { at: formatInstant(issue.drawTime) })}</small>
    </span>
  );
};

/** No numero takes bets: when the next one does. */
const Between = ({ opensAt, isInstant }: { opensAt: number | null; isInstant: boolean }) => {
  const { t } = useTranslation('lottery');
  if (isInstant) return <p className={styles.between}>{t('page.atOnce')}</p>;
  return (
    <p className={styles.between} role="status">
      <b>{t('page.betweenDraws')}</b>{' '}
      {opensAt === null ? t('page.noDraw') : t('page.opensAt', { at: formatInstant(opensAt) })}
    </p>
  );
};

type IssueChoiceProps = Pick<DrawHeaderProps, 'open' | 'issue' | 'onIssue'>;

/** Several numeros take bets at once: the two of a day, or a day and the next. */
const IssueChoice = ({ open, issue, onIssue }: IssueChoiceProps) => {
  const { t } = useTranslation('lottery');
  const nameOf = useIssueName();
  return (
    <ChoiceChips
      label={t('page.whichDraw')}
      choices={open.map((one) => ({ value: one.issue, name: nameOf(one) }))}
      chosen={issue?.issue ?? ''}
      onChoose={onIssue}
    />
  );
};
