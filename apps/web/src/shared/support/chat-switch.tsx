import { useTranslation } from 'react-i18next';
import { TickField } from '../forms/tick-field.tsx';
import { showChatButton, useChatButton } from './chat-button.ts';

/** Puts the way to the chat into the header or away from it. */
export const ChatSwitch = () => {
  const { t } = useTranslation();
  const shown = useChatButton((state) => state.shown);
  return <TickField name="chatButton" label={t('shell.chatButton')} ticked={shown} onTick={showChatButton} />;
};
