import { useState } from 'react';
import { ActionButton } from '../../../shared/detail/action-button.tsx';
import { Detail, DetailList } from '../../../shared/detail/detail-list.tsx';
import { DetailPanel } from '../../../shared/detail/detail-panel.tsx';
import { formatInstant } from '../../../shared/format.ts';
import { useTexts } from '../../../shared/language.ts';
import { useMay } from '../../../shared/may.ts';
import { StateBadge } from '../../../shared/state-badge.tsx';
import { RotateKey, SwitchSource } from './source-dialogs.tsx';
import type { Key, Source } from './use-sources.ts';

interface Props {
  readonly source: Source;
  readonly onKey: (key: Key) => void;
  readonly onClose: () => void;
}

/** One source: where it reports to, who set its key, and when it was heard last. */
export const SourceDetail = ({ source, onKey, onClose }: Props) => {
  const t = useTexts();
  const { code, name, isOn, url, keySet, reported } = source;
  return (
    <DetailPanel id={code} title={name} onClose={onClose} actions={<Actions source={source} onKey={onKey} />}>
      <DetailList>
        <Detail name={t('resultSources.state')}>
          <StateBadge tone={isOn ? 'jade' : 'gray'}>
            {t(isOn ? 'resultSources.on' : 'resultSources.off')}
          </StateBadge>
        </Detail>
        <Detail name={t('resultSources.code')} copy={code}>
          {code}
        </Detail>
        <Detail name={t('resultSources.keySet')}>{`${keySet.by}, ${formatInstant(keySet.at)}`}</Detail>
        <Detail name={t('resultSources.last')}>
          {reported === null ? t('resultSources.never') : formatInstant(reported.at)}
        </Detail>
        <Detail name={t('resultSources.reports')}>{String(reported?.count ?? 0)}</Detail>
        <Detail name={t('resultSources.url')} copy={url}>
          <span className="mono">{url}</span>
        </Detail>
      </DetailList>
      <p>{t('resultSources.rule')}</p>
    </DetailPanel>
  );
};

const Actions = ({ source, onKey }: Omit<Props, 'onClose'>) => {
  const t = useTexts();
  const may = useMay();
  const [asked, setAsked] = useState<'key' | 'switch' | null>(null);
  const leave = () => setAsked(null);
  return (
    <>
      {may('rotateResultSourceKey') && (
        <ActionButton keys="k" name={t('resultSources.newKey')} busy={false} onAct={() => setAsked('key')} />
      )}
      {may('switchResultSource') && (
        <ActionButton
          keys="x"
          {...(source.isOn ? { tone: 'cin' as const } : {})}
          name={t(source.isOn ? 'resultSources.turnOff' : 'resultSources.turnOn')}
          busy={false}
          onAct={() => setAsked('switch')}
        />
      )}
      {asked === 'key' && <RotateKey source={source} onKey={onKey} onClose={leave} />}
      {asked === 'switch' && <SwitchSource source={source} onClose={leave} />}
    </>
  );
};
