import { DetailPanel } from '../../shared/detail/detail-panel.tsx';
import { Fact, Facts } from '../../shared/detail/facts.tsx';
import { LastChange } from '../../shared/detail/last-change.tsx';
import { useTexts } from '../../shared/language.ts';
import { StateBadge } from '../../shared/state-badge.tsx';
import { stateOf, TONES, type Vendor } from './use-vendors.ts';
import { VendorActions } from './vendor-actions.tsx';

/** Everything about one vendor. */
export const VendorDetail = ({ vendor, onClose }: { vendor: Vendor; onClose: () => void }) => {
  const t = useTexts();
  const { code, name, connection, category, games, changed } = vendor;
  const state = stateOf(vendor);
  return (
    <DetailPanel id={code} title={name} onClose={onClose} actions={<VendorActions vendor={vendor} />}>
      <Facts>
        <Fact name={t('vendors.state')}>
          <StateBadge tone={TONES[state]}>{t(`vendors.states.${state}`)}</StateBadge>
        </Fact>
        <Fact name={t('vendors.changed')}>{changed !== null && <LastChange change={changed} />}</Fact>
        <Fact name={t('vendors.area')}>{t(`vendors.areas.${category}`)}</Fact>
        <Fact name={t('vendors.games')}>
          <span className="num">{games.toLocaleString('en-US')}</span>
        </Fact>
        <Fact name={t('vendors.code')}>
          <span className="mono">{code}</span>
        </Fact>
        <Fact name={t('vendors.connection')}>
          <span className="mono">{connection}</span>
        </Fact>
      </Facts>
    </DetailPanel>
  );
};
