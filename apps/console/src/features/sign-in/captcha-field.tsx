import { ActionIcon, Group, TextInput } from '@mantine/core';
import { Icon } from '@hintha/ui';
import { useTexts } from '../../shared/language.ts';
import type { useCaptcha } from './use-captcha.ts';

/** The picture that has to be read, a way to another one, and the field for what it says. */
export const CaptchaField = ({ captcha }: { captcha: ReturnType<typeof useCaptcha> }) => {
  const t = useTexts();
  return (
    <Group gap="sm" align="flex-end" wrap="nowrap">
      <TextInput
        label={t('signIn.captcha')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={16}
        required
        flex={1}
        value={captcha.text}
        onChange={({ currentTarget }) => captcha.setText(currentTarget.value)}
      />
      {captcha.png !== '' && (
        <img
          src={`data:image/png;base64,${captcha.png}`}
          alt={t('signIn.captchaPicture')}
          width={120}
          height={40}
        />
      )}
      <ActionIcon
        variant="subtle"
        color="gray"
        size={40}
        aria-label={t('signIn.captchaRefresh')}
        title={t('signIn.captchaRefresh')}
        onClick={() => void captcha.draw()}
      >
        <Icon name="refresh" />
      </ActionIcon>
    </Group>
  );
};
