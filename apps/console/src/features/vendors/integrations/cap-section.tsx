import { Progress } from '@mantine/core';
import { Detail, DetailList, DetailSection } from '../../../shared/detail/detail-list.tsx';
import { formatMoney } from '../../../shared/format.ts';
import { useTexts } from '../../../shared/language.ts';
import type { Integration } from './use-integrations.ts';

const MUCH = 80;

/** What the integration may pay, and how near to it this day is. */
export const CapSection = ({ integration }: { integration: Integration }) => {
  const t = useTexts();
  const { caps, wonToday, refusedToday } = integration;
  const kinds = caps.winsWithoutBet.map((kind) => t(`integrations.kindsWithoutBet.${kind}`));
  const share = Math.max(0, Math.min(100, (Number(wonToday) / Number(caps.maxDayWin)) * 100));
  return (
    <DetailSection title={t('integrations.caps')}>
      <DetailList>
        <Detail name={t('integrations.wonToday')}>
          <span className="num">{formatMoney(wonToday)}</span>
        </Detail>
        <Detail name={t('integrations.maxDayWin')}>
          <span className="num">{formatMoney(caps.maxDayWin)}</span>
        </Detail>
      </DetailList>
      <Progress
        value={Math.round(share)}
        color={share >= MUCH ? 'cin' : 'jade'}
        aria-label={`${t('integrations.wonToday')}: ${Math.round(share)}%`}
      />
      <DetailList>
        <Detail name={t('integrations.maxWin')}>
          <span className="num">{formatMoney(caps.maxWin)}</span>
        </Detail>
        <Detail name={t('integrations.maxWinTimes')}>
          <span className="num">
            {t('integrations.times', { count: caps.maxWinTimes.toLocaleString('en-US') })}
          </span>
        </Detail>
        <Detail name={t('integrations.winsWithoutBet')}>
          {kinds.length === 0 ? t('integrations.winsWithoutBetNone') : kinds.join(', ')}
        </Detail>
        <Detail name={t('integrations.refusedToday')}>
          <span className="num">{refusedToday}</span>
        </Detail>
      </DetailList>
    </DetailSection>
  );
};
