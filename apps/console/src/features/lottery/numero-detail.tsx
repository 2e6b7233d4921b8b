import { Money } from '@hintha/ui';
import { Alert, Skeleton } from '@mantine/core';
import { DetailPanel } from '../../shared/detail/detail-panel.tsx';
import { Detail, DetailList, DetailSection } from '../../shared/detail/detail-list.tsx';
import { explain } from '../../shared/explain.ts';
import { formatInstant } from '../../shared/format.ts';
import { useTexts } from '../../shared/language.ts';
import { StateBadge } from '../../shared/state-badge.tsx';
import { ClosedNumbers, hasNumbers } from './closed-numbers.tsx';
import { EnteredResults } from './entered-results.tsx';
import { ExposureByNumber } from './exposure-grid.tsx';
import { NumeroActions } from './numero-actions.tsx';
import { printNumbers } from './read-result.ts';
import {
  isOpenDispute,
  isUndecided,
  type Numero,
  stateKey,
  toneOf,
  useBlocks,
  useExposure,
  useNumeroName,
  issueText,
} from './use-numeros.ts';

interface Props {
  readonly numero: Numero;
  readonly onClose: () => void;
}

/** Everything known of one draw. */
export const NumeroDetail = ({ numero, onClose }: Props) => {
  const t = useTexts();
  const name = useNumeroName()(numero);
  const { id, movedTo, openTime, closeTime, drawTime, numbers, voidReason, version } = numero;
  return (
    <DetailPanel
      id={id}
      title={`${name} · ${issueText(numero)}`}
      onClose={onClose}
      actions={<NumeroActions numero={numero} />}
    >
      <DetailList>
        <Detail name={t('lottery.state')}>
          <StateBadge tone={toneOf(numero)}>{t(stateKey(numero))}</StateBadge>
        </Detail>
        <Detail name={t('lottery.voidReason')}>
          {voidReason !== null && t(`lottery.voidReasons.${voidReason}`, { defaultValue: voidReason })}
        </Detail>
        <Detail name={t('lottery.numbers')} copy={numbers === null ? undefined : printNumbers(numbers)}>
          {numbers !== null && <span className="num">{printNumbers(numbers)}</span>}
        </Detail>
        <Detail name={t('lottery.movedTo')}>{movedTo}</Detail>
        <Detail name={t('lottery.opens')}>{formatInstant(openTime)}</Detail>
        <Detail name={t('lottery.locks')}>{formatInstant(closeTime)}</Detail>
        <Detail name={t('lottery.draws')}>{formatInstant(drawTime)}</Detail>
        <Detail name={t('lottery.orders')}>{numero.orders !== null && String(numero.orders)}</Detail>
        <Detail name={t('lottery.version')}>{version > 1 && String(version)}</Detail>
        <Detail name={t('lottery.finished')}>
          {numero.finishedAt !== null && formatInstant(numero.finishedAt)}
        </Detail>
      </DetailList>
      <Doubts numero={numero} />
      <EnteredResults numero={numero} />
      {isUndecided(numero) && <AtStake numero={numero} />}
      {hasNumbers(numero) && <ClosedNumbers numero={numero} />}
    </DetailPanel>
  );
};

/** What is said of a result that those who know it do not agree on. */
const Doubts = ({ numero }: { numero: Numero }) => {
  const t = useTexts();
  if (numero.differs) return <Alert color="cin">{t('lottery.differsText')}</Alert>;
  return isOpenDispute(numero) && <Alert color="cin">{t('lottery.disputedText')}</Alert>;
};

const AtStake = ({ numero }: { numero: Numero }) => {
  const t = useTexts();
  const { data, error } = useExposure(numero);
  const { data: closed } = useBlocks(numero);
  if (error !== null) return <p role="alert">{explain(error)}</p>;
  if (data === undefined) return <Skeleton height={96} />;
  if (data.orders === 0) return <p>{t('lottery.nothingAtStake')}</p>;
  return (
    <DetailSection title={t('lottery.atStake')}>
      <DetailList>
        <Detail name={t('lottery.orders')}>{String(data.orders)}</Detail>
        <Detail name={t('lottery.staked')}>
          <Money amount={data.stake} symbol="Ks" />
        </Detail>
        {data.plays.map(({ playType, bets, stake }) => (
          <Detail key={playType} name={playType}>
            {bets} · <Money amount={stake} symbol="Ks" />
          </Detail>
        ))}
      </DetailList>
      {data.numbers.length > 0 && (
        <ExposureByNumber numbers={data.numbers} closed={closed?.blocks.map(({ number }) => number) ?? []} />
      )}
    </DetailSection>
  );
};
