import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call, CallFailed } from '../../../shared/api.ts';
import { requestFor, type OpenRequest } from '../../../shared/forms/request-for.ts';
import { useTextForm } from '../../../shared/forms/use-text-form.ts';
import { readPublicState } from '../../../shared/site/public-state.ts';
import { CASE_LISTS, type QuestionType } from './use-cases.ts';

/** As the server counts: signs, not units of memory. */
export const LENGTHS = { least: 10, most: 140 };
export const signsOf = (text: string): number => Array.from(text.trim()).length;

type Asked = { type: QuestionType; content: string };

/** The form that opens a case: one, however often it is sent before the server has answered. */
export const useFeedback = () => {
  const { t } = useTranslation('account');
  const client = useQueryClient();
  const [type, setType] = useState<QuestionType>('suggestion');
  const [along, setAlong] = useState(true);
  const [number, setNumber] = useState<string | null>(null);
  const unanswered = useRef<OpenRequest<Asked> | null>(null);
  const form = useTextForm<'content'>({
    fields: ['content'],
    missing: { content: t('support.feedback.missing') },
    validationErrorOf: (_field, value) => {
      const signs = signsOf(value);
      if (signs < LENGTHS.least) return t('support.feedback.tooShort', LENGTHS);
      return signs > LENGTHS.most ? t('support.feedback.tooLong', LENGTHS) : undefined;
    },
    send: async ({ content }) => {
      const asked: Asked = { type, content: content.trim() };
      const body = requestFor(asked, unanswered.current, () => crypto.randomUUID());
      unanswered.current = body;
      setNumber(null);
      try {
        setNumber(
          (await call('sendFeedback', { body: along ? { ...body, page: readPublicState() } : body })).id,
        );
        unanswered.current = null;
        form.reset();
      } catch (error) {
        if (!(error instanceof CallFailed)) unanswered.current = null;
        throw error;
      } finally {
        for (const list of CASE_LISTS) void client.invalidateQueries({ queryKey: [list] });
      }
    },
  });
  return { form, type, setType, along, setAlong, number };
};
