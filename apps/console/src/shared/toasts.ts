import { notifications } from '@mantine/notifications';
import i18next from 'i18next';

type Tone = 'success' | 'info' | 'warning' | 'error';

const COLOURS: Record<Tone, string> = { success: 'jade', info: 'lapis', warning: 'amber', error: 'cin' };
const SHOWN_MS = 5000;

/** Shows a short message; an error stays until it is put away. */
export const showToast = (tone: Tone, message: string): void => {
  notifications.show({
    message,
    color: COLOURS[tone],
    autoClose: tone === 'error' ? false : SHOWN_MS,
    closeButtonProps: { 'aria-label': i18next.t('table.close', { ns: 'console' }) },
  });
};
