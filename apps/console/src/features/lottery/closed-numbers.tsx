import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { AskButton } from '../../shared/forms/ask-button.ts';
import { call, type Reply } from '../../shared/api.ts';
import { DetailSection, Steps } from '../../shared/detail/detail-list.tsx';
import { AUTOFOCUS } from '../../shared/forms/focus.ts';
import { ReasonDialog } from '../../shared/forms/reason-dialog.tsx';
import { formatInstant } from '../../shared/format.ts';
import { useTexts } from '../../shared/language.ts';
import { useMay } from '../../shared/may.ts';
import { useConsoleMutation } from '../../shared/use-console-mutation.ts';
import { issueText, NUMEROS, type Numero, useBlocks, useNumeroName } from './use-numeros.ts';

type Block = Reply<'listNumberBlocks'>['blocks'][number];

/** Whether one number of a draw is bet on by itself, which the operator may close. */
export const hasNumbers = ({ tiers }: Pick<Numero, 'tiers'>): boolean =>
  tiers.some(({ width }) => width !== null && width > 1);

/** The numbers of a draw that take no bets, and their opening and closing. */
export const ClosedNumbers = ({ numero }: { numero: Numero }) => {
  const t = useTexts();
  const may = useMay();
  const { data } = useBlocks(numero);
  const [asked, setAsked] = useState<Block | 'new' | null>(null);
  return (
    <DetailSection title={t('lottery.closedNumbers')}>
      {data?.blocks.length === 0 && <p>{t('lottery.noneClosed')}</p>}
      <Steps
        steps={(data?.blocks ?? []).map((block) => ({
          key: block.id,
          at: formatInstant(block.at),
          what: (
            <>
              <b className="num">{block.number}</b> {block.reason} ({block.by})
            </>
          ),
          action: may('unblockNumber') && (
            <AskButton
              size="xs"
              aria-label={`${t('lottery.openNumber')}: ${block.number}`}
              onClick={() => setAsked(block)}
            >
              {t('lottery.openNumber')}
            </AskButton>
          ),
        }))}
      />
      {may('blockNumber') && numero.state === 'SCHEDULED' && (
        <AskButton size="xs" onClick={() => setAsked('new')}>
          {t('lottery.closeNumber')}
        </AskButton>
      )}
      {asked === 'new' && <CloseDialog numero={numero} onClose={() => setAsked(null)} />}
      {asked !== null && asked !== 'new' && <OpenDialog block={asked} onClose={() => setAsked(null)} />}
    </DetailSection>
  );
};

const CloseDialog = ({ numero, onClose }: { numero: Numero; onClose: () => void }) => {
  const t = useTexts();
  const { busy, perform } = useConsoleMutation(NUMEROS);
  const [number, setNumber] = useState('');
  const isNumber = /^\d{2,3}$/u.test(number);
  const close = async (reason: string) => {
    const body = { gameCode: numero.gameCode, issue: numero.issue, number, reason };
    if (await perform(() => call('blockNumber', { body }), t('lottery.numberClosed'))) onClose();
  };
  return (
    <ReasonDialog
      title={`${t('lottery.closeNumber')}: ${useNumeroName()(numero)} ${issueText(numero)}`}
      consequence={t('lottery.closeAsk')}
      confirm={t('lottery.closeNumber')}
      busy={busy}
      ready={isNumber}
      onConfirm={(reason) => void close(reason)}
      onClose={onClose}
    >
      <TextInput
        label={t('lottery.number')}
        inputMode="numeric"
        required
        maxLength={3}
        value={number}
        error={number === '' || isNumber ? null : t('lottery.numberWrong')}
        onChange={({ currentTarget }) => setNumber(currentTarget.value.trim())}
        {...AUTOFOCUS}
      />
    </ReasonDialog>
  );
};

const OpenDialog = ({ block, onClose }: { block: Block; onClose: () => void }) => {
  const t = useTexts();
  const { busy, perform } = useConsoleMutation(NUMEROS);
  const open = async (reason: string) => {
    const asked = { params: { id: block.id }, body: { reason } };
    if (await perform(() => call('unblockNumber', asked), t('lottery.numberOpened'))) onClose();
  };
  return (
    <ReasonDialog
      title={`${t('lottery.openNumber')}: ${block.number}`}
      consequence={t('lottery.openAsk')}
      confirm={t('lottery.openNumber')}
      busy={busy}
      onConfirm={(reason) => void open(reason)}
      onClose={onClose}
    />
  );
};
