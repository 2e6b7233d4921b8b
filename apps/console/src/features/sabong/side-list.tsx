import { Money } from '@hintha/ui';
import { useState } from 'react';
import { AskButton } from '../../shared/forms/ask-button.ts';
import { call } from '../../shared/api.ts';
import { DetailSection } from '../../shared/detail/detail-list.tsx';
import { ReasonDialog } from '../../shared/forms/reason-dialog.tsx';
import { useTexts } from '../../shared/language.ts';
import { useMay } from '../../shared/may.ts';
import { StateBadge } from '../../shared/state-badge.tsx';
import { useConsoleMutation } from '../../shared/use-console-mutation.ts';
import styles from './sabong.module.css';
import { type Fight, FIGHTS, forHundred, type Pick, PICKS, type ReadFight } from './use-fights.ts';

interface Props {
  readonly fight: Fight;
  readonly blocks: ReadFight['blocks'];
}

/** What was staked on each side, what it pays and costs, and whether it takes bets. */
export const SideList = ({ fight, blocks }: Props) => {
  const t = useTexts();
  const may = useMay();
  const [asked, setAsked] = useState<Pick | null>(null);
  const isOpen = fight.state === 'UPCOMING' || fight.state === 'OPEN' || fight.state === 'LAST_CALL';
  return (
    <DetailSection title={t('fights.sides')}>
      <div className={styles.frame} tabIndex={0} role="group" aria-label={t('fights.sides')}>
        <table className={styles.sides}>
          <thead>
            <tr>
              <th scope="col">{t('fights.side')}</th>
              <th scope="col">{t('fights.stake')}</th>
              <th scope="col">{t('fights.bets')}</th>
              <th scope="col">{t('fights.dividend')}</th>
              <th scope="col">{t('fights.liability')}</th>
              <th scope="col">{t('fights.blocks')}</th>
            </tr>
          </thead>
          <tbody>
            {PICKS.map((pick) => {
              const { stake, bets, dividend, liability, isBlocked } = fight.sides[pick];
              const block = blocks.find((one) => one.pick === pick);
              return (
                <tr key={pick}>
                  <th scope="row">{t(`fights.picks.${pick}`)}</th>
                  <td>
                    <Money amount={stake} symbol="Ks" />
                  </td>
                  <td className="num">{bets}</td>
                  <td className="num">{forHundred(dividend)}</td>
                  <td>
                    <Money amount={liability} symbol="Ks" />
                  </td>
                  <td>
                    {isBlocked && <StateBadge tone="cin">{t('fights.isBlocked')}</StateBadge>}{' '}
                    {block !== undefined && `${block.reason} (${block.by})`}
                    {isOpen && may(isBlocked ? 'unblockFightSide' : 'blockFightSide') && (
                      <AskButton
                        size="xs"
                        aria-label={`${t(isBlocked ? 'fights.unblock' : 'fights.block')}: ${t(`fights.picks.${pick}`)}`}
                        onClick={() => setAsked(pick)}
                      >
                        {t(isBlocked ? 'fights.unblock' : 'fights.block')}
                      </AskButton>
                    )}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {asked !== null && <BlockDialog fight={fight} pick={asked} onClose={() => setAsked(null)} />}
    </DetailSection>
  );
};

const BlockDialog = ({ fight, pick, onClose }: { fight: Fight; pick: Pick; onClose: () => void }) => {
  const t = useTexts();
  const { busy, perform } = useConsoleMutation(FIGHTS);
  const { id } = fight;
  const { isBlocked } = fight.sides[pick];
  const verb = t(isBlocked ? 'fights.unblock' : 'fights.block');
  const change = (reason: string) =>
    isBlocked
      ? call('unblockFightSide', { params: { id, pick }, body: { reason } })
      : call('blockFightSide', { params: { id }, body: { pick, reason } });
  const confirm = async (reason: string) => {
    const done = t(isBlocked ? 'fights.unblocked' : 'fights.blocked');
    if (await perform(() => change(reason), done)) onClose();
  };
  return (
    <ReasonDialog
      title={`${verb}: ${t(`fights.picks.${pick}`)}`}
      consequence={t(isBlocked ? 'fights.unblockAsk' : 'fights.blockAsk')}
      confirm={verb}
      tone={isBlocked ? 'gold' : 'cin'}
      busy={busy}
      onClose={onClose}
      onConfirm={(reason) => void confirm(reason)}
    />
  );
};
