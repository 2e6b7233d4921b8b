import type { Colleague, TestConsole } from './test-console.ts';

export interface Proposed {
  readonly proposed: { readonly id: string; readonly payloadHash: string } | null;
}

const NO_FIGURES = { perCent: null, amount: null, most: null };

/** What one of the staff asks for by a form of the console, and what another makes of it. */
export const twoPeople = ({ call }: Pick<TestConsole, 'call'>) => {
  const put = async (url: string, body: object, { token }: Colleague) => {
    const answer = (await call('PUT', url, { token, body: { reason: 'an attack', ...body } })).body;
    return { code: answer.code, ...(answer.value as Proposed | undefined) };
  };
  return {
    /** Asks for another value of a setting. */
    setSetting: (name: string, value: unknown, who: Colleague) =>
      put(`/console/settings/${name}`, { value, requestId: crypto.randomUUID() }, who),
    /** Asks for a bonus that is switched on, with the figures that are its own. */
    setBonus: (code: string, figures: object, who: Colleague) =>
      put(`/console/bonuses/${code}`, { ...NO_FIGURES, enabled: true, ...figures }, who),
    /** Approves what was proposed, as it was read; answers the code of that. */
    approve: async ({ proposed = null }: Partial<Proposed>, { token }: Colleague, read = proposed) => {
      const url = `/console/approvals/${proposed?.id}/approve`;
      return (await call('POST', url, { token, body: { payloadHash: read?.payloadHash } })).body.code;
    },
  };
};
