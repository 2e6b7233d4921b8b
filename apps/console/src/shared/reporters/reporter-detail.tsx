import { useState } from 'react';
import { ActionButton } from '../detail/action-button.tsx';
import { Detail, DetailList } from '../detail/detail-list.tsx';
import { DetailPanel } from '../detail/detail-panel.tsx';
import { ReasonDialog } from '../forms/reason-dialog.tsx';
import { formatInstant } from '../format.ts';
import { useTexts } from '../language.ts';
import { useMay } from '../may.ts';
import { StateBadge } from '../state-badge.tsx';
import { useConsoleMutation } from '../use-console-mutation.ts';
import type { KeyProps, Reporter, ReporterKey, ReporterKind } from './reporter-kind.ts';

interface Props<Row extends Reporter, Key extends ReporterKey> extends KeyProps<Key> {
  readonly kind: ReporterKind<Row, Key>;
  readonly reporter: Row;
}

/** One reporter: who set its key, when it was heard last, and what is its own. */
export const ReporterDetail = <Row extends Reporter, Key extends ReporterKey>(props: Props<Row, Key>) => {
  const t = useTexts();
  const { kind, reporter, onClose } = props;
  const { words, OwnDetails } = kind;
  const { code, name, isOn, keySet, heard } = reporter;
  return (
    <DetailPanel id={code} title={name} onClose={onClose} actions={<Actions {...props} />}>
      <DetailList>
        <Detail name={t(`${words}.state`)}>
          <OnBadge words={words} isOn={isOn} />
        </Detail>
        <Detail name={t(`${words}.code`)} copy={code}>
          {code}
        </Detail>
        <Detail name={t(`${words}.keySet`)}>{`${keySet.by}, ${formatInstant(keySet.at)}`}</Detail>
        <Detail name={t(`${words}.last`)}>
          {heard === null ? t(`${words}.never`) : formatInstant(heard.at)}
        </Detail>
        <Detail name={t(`${words}.count`)}>{String(heard?.count ?? 0)}</Detail>
        <OwnDetails reporter={reporter} />
      </DetailList>
      <p>{t(`${words}.rule`)}</p>
    </DetailPanel>
  );
};

/** Whether what it reports counts. */
export const OnBadge = ({
  words,
  isOn,
}: Pick<ReporterKind<Reporter, ReporterKey>, 'words'> & Pick<Reporter, 'isOn'>) => {
  const t = useTexts();
  return <StateBadge tone={isOn ? 'jade' : 'gray'}>{t(`${words}.${isOn ? 'on' : 'off'}`)}</StateBadge>;
};

const Actions = <Row extends Reporter, Key extends ReporterKey>({
  kind,
  reporter,
  onKey,
}: Props<Row, Key>) => {
  const t = useTexts();
  const may = useMay();
  const [asked, setAsked] = useState<'key' | 'turn' | null>(null);
  const leave = () => setAsked(null);
  const { words, calls } = kind;
  return (
    <>
      {may(calls.rotate) && (
        <ActionButton keys="k" name={t(`${words}.newKey`)} busy={false} onAct={() => setAsked('key')} />
      )}
      {may(calls.turn) && (
        <ActionButton
          keys="x"
          {...(reporter.isOn ? { tone: 'cin' as const } : {})}
          name={t(`${words}.${reporter.isOn ? 'turnOff' : 'turnOn'}`)}
          busy={false}
          onAct={() => setAsked('turn')}
        />
      )}
      {asked === 'key' && <RotateKey kind={kind} reporter={reporter} onKey={onKey} onClose={leave} />}
      {asked === 'turn' && <TurnReporter kind={kind} reporter={reporter} onClose={leave} />}
    </>
  );
};

/** Gives a reporter another key. */
const RotateKey = <Row extends Reporter, Key extends ReporterKey>({
  kind: { words, list, rotate },
  reporter: { code, name },
  onKey,
  onClose,
}: Props<Row, Key>) => {
  const t = useTexts();
  const { busy, perform } = useConsoleMutation(list);
  const give = async (reason: string) => {
    const send = async () => onKey(await rotate(code, reason));
    if (await perform(send, t(`${words}.keyGiven`))) onClose();
  };
  return (
    <ReasonDialog
      title={`${t(`${words}.newKey`)}: ${name}`}
      consequence={t(`${words}.newKeyAsk`)}
      confirm={t(`${words}.newKeyDo`)}
      tone="cin"
      busy={busy}
      onConfirm={(reason) => void give(reason)}
      onClose={onClose}
    />
  );
};

/** Turns a reporter off, or on again. */
const TurnReporter = <Row extends Reporter, Key extends ReporterKey>({
  kind: { words, list, turn },
  reporter: { code, name, isOn },
  onClose,
}: Omit<Props<Row, Key>, 'onKey'>) => {
  const t = useTexts();
  const { busy, perform } = useConsoleMutation(list);
  const verb = isOn ? 'turnOff' : 'turnOn';
  const confirm = async (reason: string) => {
    const done = t(`${words}.${isOn ? 'turnedOff' : 'turnedOn'}`);
    if (await perform(() => turn(code, { isOn: !isOn, reason }), done)) onClose();
  };
  return (
    <ReasonDialog
      title={`${t(`${words}.${verb}`)}: ${name}`}
      consequence={t(`${words}.${verb}Ask`)}
      confirm={t(`${words}.${verb}`)}
      tone={isOn ? 'cin' : 'gold'}
      busy={busy}
      onConfirm={(reason) => void confirm(reason)}
      onClose={onClose}
    />
  );
};
