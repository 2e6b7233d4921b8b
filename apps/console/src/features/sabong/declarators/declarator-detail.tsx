import { useState } from 'react';
import { ActionButton } from '../../../shared/detail/action-button.tsx';
import { Detail, DetailList } from '../../../shared/detail/detail-list.tsx';
import { DetailPanel } from '../../../shared/detail/detail-panel.tsx';
import { formatInstant } from '../../../shared/format.ts';
import { useTexts } from '../../../shared/language.ts';
import { useMay } from '../../../shared/may.ts';
import { StateBadge } from '../../../shared/state-badge.tsx';
import { RotateKey, SwitchDeclarator } from './declarator-dialogs.tsx';
import type { Key, Declarator } from './use-declarators.ts';

interface Props {
  readonly declarator: Declarator;
  readonly onKey: (key: Key) => void;
  readonly onClose: () => void;
}

/** One declarator: where it declares, who set its key, and when it was heard last. */
export const DeclaratorDetail = ({ declarator, onKey, onClose }: Props) => {
  const t = useTexts();
  const { code, name, arena, isOn, keySet, declared } = declarator;
  return (
    <DetailPanel
      id={code}
      title={name}
      onClose={onClose}
      actions={<Actions declarator={declarator} onKey={onKey} />}
    >
      <DetailList>
        <Detail name={t('declarators.state')}>
          <StateBadge tone={isOn ? 'jade' : 'gray'}>
            {t(isOn ? 'declarators.on' : 'declarators.off')}
          </StateBadge>
        </Detail>
        <Detail name={t('declarators.code')} copy={code}>
          {code}
        </Detail>
        <Detail name={t('fights.arena')}>{arena}</Detail>
        <Detail name={t('declarators.keySet')}>{`${keySet.by}, ${formatInstant(keySet.at)}`}</Detail>
        <Detail name={t('declarators.last')}>
          {declared === null ? t('declarators.never') : formatInstant(declared.at)}
        </Detail>
        <Detail name={t('declarators.count')}>{String(declared?.count ?? 0)}</Detail>
      </DetailList>
      <p>{t('declarators.rule')}</p>
    </DetailPanel>
  );
};

const Actions = ({ declarator, onKey }: Omit<Props, 'onClose'>) => {
  const t = useTexts();
  const may = useMay();
  const [asked, setAsked] = useState<'key' | 'switch' | null>(null);
  const leave = () => setAsked(null);
  return (
    <>
      {may('rotateDeclaratorKey') && (
        <ActionButton keys="k" name={t('declarators.newKey')} busy={false} onAct={() => setAsked('key')} />
      )}
      {may('switchDeclarator') && (
        <ActionButton
          keys="x"
          {...(declarator.isOn ? { tone: 'cin' as const } : {})}
          name={t(declarator.isOn ? 'declarators.turnOff' : 'declarators.turnOn')}
          busy={false}
          onAct={() => setAsked('switch')}
        />
      )}
      {asked === 'key' && <RotateKey declarator={declarator} onKey={onKey} onClose={leave} />}
      {asked === 'switch' && <SwitchDeclarator declarator={declarator} onClose={leave} />}
    </>
  );
};
