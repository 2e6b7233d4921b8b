import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError } from './api.ts';
import { explain } from './explain.ts';
import { useTexts } from './language.ts';
import { showToast } from './toasts.ts';

/** What the server says when a colleague was faster. */
const OVERTAKEN: ReadonlySet<string> = new Set([
  'deposit_closed',
  'withdrawal_decided',
  'application_decided',
  'case_closed',
  'chat_over',
  'chat_taken',
  'no_longer_open',
  'raffle_not_ready',
  'proposal_over',
  'proposal_changed',
  'restriction_present',
  'restriction_over',
  'report_resolved',
]);

export interface ConsoleMutation {
  /** Whether one is in progress; its buttons are locked meanwhile. */
  readonly busy: boolean;
  /**
   * Makes the calls, tells how it went and has the lists read anew; gives whether it was done. Where the result
   * decides what is told, `successText` is a function of it; nothing is told of what shows itself.
   */
  readonly perform: <Result>(
    run: () => Promise<Result>,
    successText?: string | ((result: Result) => string),
  ) => Promise<boolean>;
}

/** Something that changes what the server keeps; the answers under the keys are read anew afterwards. */
export const useConsoleMutation = (...keys: readonly string[]): ConsoleMutation => {
  const client = useQueryClient();
  const t = useTexts();
  const [busy, setBusy] = useState(false);
  const refresh = () => Promise.all(keys.map((key) => client.invalidateQueries({ queryKey: [key] })));
  const perform: ConsoleMutation['perform'] = async (run, successText) => {
    setBusy(true);
    try {
      const result = await run();
      const text = typeof successText === 'function' ? successText(result) : successText;
      if (text !== undefined) showToast('success', text);
      return true;
    } catch (error) {
      const overtaken = error instanceof CallError && OVERTAKEN.has(error.code);
      if (overtaken) showToast('warning', t('appShell.overtaken', { why: error.message }));
      else showToast('error', explain(error));
      return overtaken;
    } finally {
      setBusy(false);
      void refresh();
    }
  };
  return { busy, perform };
};
