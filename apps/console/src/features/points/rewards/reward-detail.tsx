import { Money } from '@hintha/ui';
import { useState } from 'react';
import { call } from '../../../shared/api.ts';
import { CostNote } from '../../../shared/cost-note.tsx';
import { ActionButton } from '../../../shared/detail/action-button.tsx';
import { DetailPanel } from '../../../shared/detail/detail-panel.tsx';
import { Detail, DetailList } from '../../../shared/detail/detail-list.tsx';
import { ReasonDialog } from '../../../shared/forms/reason-dialog.tsx';
import { useLanguage, useTexts } from '../../../shared/language.ts';
import { useMay } from '../../../shared/may.ts';
import { StateBadge } from '../../../shared/state-badge.tsx';
import { useConsoleMutation } from '../../../shared/use-console-mutation.ts';
import { nameOf } from './name-of.ts';
import { readRewardChanges, type RewardDraft } from './read-reward.ts';
import { RewardPicture, RewardFields } from './stock-fields.tsx';
import { REWARDS, type Reward } from './use-rewards.ts';

/** Everything about one reward, and the way to change it. */
export const RewardDetail = ({ reward, onClose }: { reward: Reward; onClose: () => void }) => {
  const t = useTexts();
  const may = useMay();
  const language = useLanguage((chosen) => chosen.language);
  const [asking, setAsking] = useState(false);
  const { id, names, points, amount, physical, picture, stock, taken, mostEach, enabled, position } = reward;
  return (
    <DetailPanel
      id={id}
      title={nameOf(reward, language)}
      onClose={onClose}
      actions={
        may('changeReward') && (
          <ActionButton keys="c" tone="gold" name={t('rewards.change')} onAct={() => setAsking(true)} />
        )
      }
    >
      <RewardPicture name={picture} physical={reward.physical} />
      <DetailList>
        <Detail name={t('rewards.state')}>
          <StateBadge tone={enabled ? 'jade' : 'gray'}>
            {t(enabled ? 'rewards.shown' : 'rewards.hidden')}
          </StateBadge>
        </Detail>
        <Detail name={t('rewards.nameIn.en')}>{names.en}</Detail>
        <Detail name={t('rewards.nameIn.my')}>{names.my}</Detail>
        <Detail name={t('rewards.points')}>
          <span className="num">{points.toLocaleString('en-US')}</span>
        </Detail>
        <Detail name={t('rewards.amount')}>
          <Money amount={amount} symbol="Ks" />
        </Detail>
        <Detail name={t('rewards.sending')}>{t(physical ? 'rewards.physical' : 'rewards.virtual')}</Detail>
        <Detail name={t('rewards.stock')}>
          <span className="num">{stock.toLocaleString('en-US')}</span>
        </Detail>
        <Detail name={t('rewards.taken')}>
          <span className="num">{taken.toLocaleString('en-US')}</span>
        </Detail>
        <Detail name={t('rewards.mostEach')}>{mostEach ?? t('rewards.anyNumber')}</Detail>
        <Detail name={t('rewards.position')}>
          <span className="num">{position}</span>
        </Detail>
      </DetailList>
      {asking && <ChangeDialog reward={reward} onClose={() => setAsking(false)} />}
    </DetailPanel>
  );
};

const draftOf = ({ names, picture, stock, mostEach, position, enabled }: Reward): RewardDraft => ({
  nameEn: names.en ?? '',
  nameMy: names.my ?? '',
  picture,
  stock: String(stock),
  mostEach: mostEach === null ? '' : String(mostEach),
  position: String(position),
  enabled,
});

const ChangeDialog = ({ reward, onClose }: { reward: Reward; onClose: () => void }) => {
  const t = useTexts();
  const [draft, setDraft] = useState(() => draftOf(reward));
  const { busy, perform } = useConsoleMutation(REWARDS);
  const changes = readRewardChanges(draft);
  const { points, amount, cost, taken } = reward;
  const left = changes && changes.stock - taken;
  const change = async (reason: string) => {
    if (changes === undefined) return;
    // Names in further languages stay as they are.
    const body = { ...changes, names: { ...reward.names, ...changes.names }, reason };
    const asked = { params: { id: reward.id }, body };
    if (
      await perform(
        () => call('changeReward', asked),
        ({ proposed }) => t(proposed === null ? 'rewards.changed' : 'settings.proposed'),
      )
    )
      onClose();
  };
  return (
    <ReasonDialog
      title={t('rewards.change')}
      consequence={t('rewards.changeAsk')}
      confirm={t('rewards.change')}
      busy={busy}
      ready={changes !== undefined && changes.stock >= reward.taken}
      onConfirm={(reason) => void change(reason)}
      onClose={onClose}
    >
      <RewardFields
        draft={draft}
        taken={reward.taken}
        physical={reward.physical}
        onChange={(next) => setDraft({ ...draft, ...next })}
      />
      <CostNote
        of={['reward', reward.id, left, draft.mostEach]}
        read={
          changes !== undefined && left !== undefined && left >= 0 && draft.enabled
            ? (signal) => {
                const { mostEach } = changes;
                return call('estimateReward', {
                  body: { points, amount, cost, stock: left, mostEach },
                  signal,
                });
              }
            : undefined
        }
      />
    </ReasonDialog>
  );
};
