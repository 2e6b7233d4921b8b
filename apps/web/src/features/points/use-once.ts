import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CallFailed } from '../../shared/api.ts';
import { isAnswer } from '../../shared/forms/is-answer.ts';
import { requestFor, type OpenRequest } from '../../shared/forms/request-for.ts';
import { showToast } from '../../shared/toasts.ts';
import { useMoved } from './use-points.ts';

type Asked = Readonly<Record<string, string>>;

/** Sends a use case that moves points: the same request again as long as no answer has come to it. */
export const useOnce = () => {
  const { t } = useTranslation('account');
  const open = useRef<OpenRequest<Asked> | null>(null);
  const moved = useMoved();
  return async <Done>(asked: Asked, send: (requestId: string) => Promise<Done>): Promise<Done> => {
    const request = requestFor(asked, open.current, () => crypto.randomUUID());
    open.current = request;
    try {
      const done = await send(request.requestId);
      open.current = null;
      return done;
    } catch (error) {
      if (isAnswer(error)) open.current = null;
      else if (error instanceof CallFailed) showToast('info', t('rewardsStore.unknown'));
      throw error;
    } finally {
      void moved();
    }
  };
};
