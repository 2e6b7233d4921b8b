import { Textarea, TextInput } from '@mantine/core';
import { useTexts } from '../../../shared/language.ts';
import { isAddress, isVendorKey, readMaxBet, type SettingsDraft } from './read-settings.ts';
import type { Dialect } from './use-integrations.ts';

interface Props {
  readonly draft: SettingsDraft;
  readonly signing: Dialect['signing'];
  readonly onChange: (change: Partial<SettingsDraft>) => void;
}

/** The fields of what can be changed of an integration. */
export const SettingsFields = ({ draft, signing, onChange }: Props) => {
  const t = useTexts();
  const { vendorUrl, vendorKey, maxBet } = draft;
  const wrong = (typed: string, isRight: boolean) =>
    typed === '' || isRight ? null : t('integrations.wrong');
  const field = (name: Exclude<keyof SettingsDraft, 'winsWithoutBet'>) => ({
    value: draft[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange({ [name]: currentTarget.value }),
  });
  return (
    <>
      <TextInput label={t('integrations.name')} required maxLength={64} {...field('name')} />
      <TextInput
        label={t('integrations.vendorUrl')}
        description={t('integrations.vendorUrlHelp')}
        required
        inputMode="url"
        maxLength={512}
        error={wrong(vendorUrl, isAddress(vendorUrl.trim()))}
        {...field('vendorUrl')}
      />
      <TextInput
        label={t('integrations.operatorId')}
        description={t('integrations.operatorIdHelp')}
        required
        maxLength={64}
        {...field('operatorId')}
      />
      {signing === 'key_pair' && (
        <Textarea
          label={t('integrations.vendorKey')}
          description={t('integrations.vendorKeyHelp')}
          rows={4}
          maxLength={8192}
          placeholder="-----BEGIN PUBLIC KEY-----"
          error={wrong(vendorKey, isVendorKey(vendorKey))}
          {...field('vendorKey')}
        />
      )}
      <TextInput
        label={t('integrations.maxBet')}
        description={t('integrations.maxBetHelp')}
        inputMode="decimal"
        maxLength={16}
        error={wrong(maxBet, readMaxBet(maxBet) !== undefined)}
        {...field('maxBet')}
      />
    </>
  );
};
