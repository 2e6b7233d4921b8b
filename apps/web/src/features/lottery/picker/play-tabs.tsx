import type { LotteryRules } from '@hintha/lottery';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceChips } from '../../../shared/parts/choice-chips.tsx';
import { groupPlays, placeOfPlay, type PlayGroup } from '../../../shared/lottery/play-tree.ts';
import type { Words } from '../../../shared/lottery/use-words.ts';
import styles from './picker.module.css';

interface PlayTabsProps {
  rules: LotteryRules;
  /** The plays that are open. */
  playTypes: readonly string[];
  chosen: string;
  words: Words;
  onChoose: (playType: string) => void;
}

/** The plays of a lottery on two levels: what they are about, and how they are played. */
export const PlayTabs = memo(({ rules, playTypes, chosen, words, onChoose }: PlayTabsProps) => {
  const { t } = useTranslation('lottery');
  const groups = groupPlays(rules.code, playTypes);
  const { group } = placeOfPlay(rules.code, chosen);
  const plays = groups.get(group) ?? [];
  if (playTypes.length < 2) return null;
  return (
    <div className={styles.tabs}>
      {groups.size > 1 && (
        <ChoiceChips<PlayGroup>
          label={t('betting.groups')}
          choices={[...groups.keys()].map((value) => ({ value, name: t(`plays.groups.${value}`) }))}
          chosen={group}
          onChoose={(next) => onChoose(groups.get(next)?.[0] ?? chosen)}
        />
      )}
      {plays.length > 1 && (
        <ChoiceChips
          label={t('betting.plays')}
          choices={plays.map((value) => ({ value, name: words.playName(value) }))}
          chosen={chosen}
          onChoose={onChoose}
        />
      )}
    </div>
  );
});
