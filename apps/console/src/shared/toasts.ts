import i18next from 'i18next';
import { loadPart } from './load-part.ts';

type Tone = 'success' | 'info' | 'warning' | 'error';

const COLOURS: Record<Tone, string> = { success: 'jade', info: 'lapis', warning: 'amber', error: 'cin' };
const SHOWN_MS = 5000;

/** Shows a short message; an error stays until it is put away. What shows it is loaded after the first screen. */
export const showToast = (tone: Tone, message: string): void => void show(tone, message);

const show = async (tone: Tone, message: string): Promise<void> => {
  const { notifications } = await loadPart(() => import('@mantine/notifications'));
  notifications.show({
    message,
    color: COLOURS[tone],
    autoClose: tone === 'error' ? false : SHOWN_MS,
    closeButtonProps: { 'aria-label': i18next.t('table.close', { ns: 'console' }) },
  });
};
