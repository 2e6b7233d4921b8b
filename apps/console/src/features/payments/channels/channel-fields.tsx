import { Select, TextInput } from '@mantine/core';
import { AUTOFOCUS } from '../../../shared/forms/focus.ts';
import { useTexts } from '../../../shared/language.ts';
import { type ChannelDraft, isByHand, type ReceiverDraft } from './read-channel.ts';

const TYPES: readonly ChannelDraft['type'][] = ['MANUAL', 'QR', 'REDIRECT', 'CARD', 'CRYPTO'];

interface Props<Draft> {
  readonly draft: Draft;
  readonly onChange: (change: Partial<Draft>) => void;
}

/** What every way to pay in is asked for, and what its kind needs besides. */
export const ChannelFields = ({ draft, onChange }: Props<ChannelDraft>) => {
  const t = useTexts();
  const field = (name: keyof ChannelDraft) => ({
    required: true,
    value: draft[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange({ [name]: currentTarget.value }),
  });
  return (
    <>
      <TextInput label={t('channels.name')} maxLength={64} {...field('name')} {...AUTOFOCUS} />
      <TextInput label={t('channels.code')} description={t('channels.codeHelp')} {...field('id')} />
      <Select
        label={t('channels.type')}
        data={TYPES.map((value) => ({ value, label: t(`channels.types.${value}`) }))}
        allowDeselect={false}
        value={draft.type}
        onChange={(type) => onChange({ type: TYPES.find((one) => one === type) ?? 'MANUAL' })}
      />
      {isByHand(draft.type) && (
        <TextInput
          label={t('channels.bank')}
          description={t('channels.bankHelp')}
          {...field('bank')}
          required={false}
        />
      )}
      <TextInput label={t('channels.min')} inputMode="decimal" {...field('min')} />
      <TextInput label={t('channels.max')} inputMode="decimal" {...field('max')} />
      <TextInput label={t('channels.minutes')} inputMode="numeric" {...field('minutes')} />
      {draft.type === 'QR' && (
        <TextInput
          label={t('channels.qrTemplate')}
          description={t('channels.qrTemplateHelp')}
          {...field('qrTemplate')}
        />
      )}
      {!isByHand(draft.type) && (
        <>
          <TextInput label={t('channels.providerUrl')} inputMode="url" {...field('url')} />
          <TextInput
            label={t('channels.providerSecret')}
            description={t('channels.providerSecretHelp')}
            type="password"
            autoComplete="off"
            {...field('secret')}
          />
        </>
      )}
      {draft.type === 'CRYPTO' && (
        <>
          <TextInput label={t('channels.coin')} {...field('coin')} />
          <TextInput label={t('channels.newRate')} inputMode="decimal" {...field('rate')} />
        </>
      )}
    </>
  );
};

/** An account of the operator that members pay to. */
export const ReceiverFields = ({ draft, onChange }: Props<ReceiverDraft>) => {
  const t = useTexts();
  const field = (name: keyof ReceiverDraft) => ({
    required: true,
    maxLength: 64,
    value: draft[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange({ [name]: currentTarget.value }),
  });
  return (
    <>
      <TextInput label={t('channels.receiverName')} {...field('name')} />
      <TextInput label={t('channels.receiverNumber')} {...field('number')} />
      <TextInput label={t('channels.dailyCap')} inputMode="decimal" {...field('dailyCap')} />
    </>
  );
};
