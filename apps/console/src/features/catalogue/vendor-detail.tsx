import { DetailPanel } from '../../shared/detail/detail-panel.tsx';
import { Detail, DetailList } from '../../shared/detail/detail-list.tsx';
import { LastChange } from '../../shared/detail/last-change.tsx';
import { useTexts } from '../../shared/language.ts';
import { StateBadge } from '../../shared/state-badge.tsx';
import { stateOf, TONES, type Vendor } from './use-vendors.ts';
import { VendorActions } from './vendor-actions.tsx';

/** Everything about one vendor. */
export const VendorDetail = ({ vendor, onClose }: { vendor: Vendor; onClose: () => void }) => {
  const t = useTexts();
  const { code, name, integration, category, games, changed } = vendor;
  const state = stateOf(vendor);
  return (
    <DetailPanel id={code} title={name} onClose={onClose} actions={<VendorActions vendor={vendor} />}>
      <DetailList>
        <Detail name={t('vendors.state')}>
          <StateBadge tone={TONES[state]}>{t(`vendors.states.${state}`)}</StateBadge>
        </Detail>
        <Detail name={t('vendors.changed')}>{changed !== null && <LastChange change={changed} />}</Detail>
        <Detail name={t('vendors.area')}>{t(`vendors.areas.${category}`)}</Detail>
        <Detail name={t('vendors.games')}>
          <span className="num">{games.toLocaleString('en-US')}</span>
        </Detail>
        <Detail name={t('vendors.code')}>
          <span className="mono">{code}</span>
        </Detail>
        <Detail name={t('vendors.integration')}>
          <span className="mono">{integration}</span>
        </Detail>
      </DetailList>
    </DetailPanel>
  );
};
