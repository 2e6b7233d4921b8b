import { Button } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '../../../../shared/format/format-time.ts';
import { formatMoney } from '../../../../shared/format/format.ts';
import { BlockNotice } from '../../../../shared/parts/block-notice.tsx';
import { useCurrencySymbol } from '../../../../shared/permission.ts';
import type { WithdrawTab } from '../tabs.ts';
import type { Block } from './blocks.ts';
import styles from './request.module.css';

interface BlockNoticesProps {
  blocks: readonly Block[];
  onTab: (tab: WithdrawTab) => void;
  onHistory: (id: string) => void;
}

/** What has to be done before money can leave, each with the way to it. */
export const BlockNotices = ({ blocks, onTab, onHistory }: BlockNoticesProps) => {
  const { t } = useTranslation('account');
  const wordsOf = useWords();
  if (blocks.length === 0) return null;
  return (
    <section className={styles.blocks} aria-labelledby="withdraw-blocks">
      <h3 id="withdraw-blocks">{t('withdraw.blocks.title')}</h3>
      <ul>
        {blocks.map((block) => (
          <li key={block.kind}>
            <BlockNotice icon={iconOf(block)} text={wordsOf(block)}>
              {/* Out of this one only time leads. */}
              {block.kind !== 'held' && (
                <Button look="soft" onClick={() => leave(block, { onTab, onHistory })}>
                  {t(`withdraw.blocks.way.${block.kind}`)}
                </Button>
              )}
            </BlockNotice>
          </li>
        ))}
      </ul>
    </section>
  );
};

const iconOf = ({ kind }: Block) => (kind === 'held' || kind === 'resting' ? 'clock' : 'info');

const showMeter = () => {
  const meter = document.getElementById('turnover');
  meter?.scrollIntoView({ block: 'start' });
  meter?.focus({ preventScroll: true });
};

/** Goes to where a block can be done away with. */
const leave = (block: Block, { onTab, onHistory }: Omit<BlockNoticesProps, 'blocks'>): void => {
  if (block.kind === 'turnover') showMeter();
  else if (block.kind === 'inProgress') onHistory(block.id);
  else onTab('payees');
};

const useWords = () => {
  const { t } = useTranslation('account');
  const symbol = useCurrencySymbol();
  return (block: Block): string => {
    if (block.kind === 'held') return t('withdraw.blocks.held', { at: formatInstant(block.until) });
    if (block.kind === 'resting') return t('withdraw.blocks.resting', { at: formatInstant(block.usableAt) });
    if (block.kind === 'turnover')
      return t('withdraw.blocks.turnover', { amount: formatMoney(block.remaining, symbol) });
    return t(`withdraw.blocks.${block.kind}`);
  };
};
