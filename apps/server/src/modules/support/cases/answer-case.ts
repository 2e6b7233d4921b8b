import { Refusal, type StaffCaller, transaction } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { actorOf, recordAct } from '../../audit/index.ts';
import { tellMember } from '../../inbox/index.ts';
import { insertAnswer, selectAnswers, updateCase } from './case-store.ts';
import { lockOpenCase } from './lock-open-case.ts';

interface CaseAnswer {
  readonly caseId: bigint;
  readonly text: string;
  readonly requestId: string;
}

/** One of the staff answers a case, which becomes its own. The same request answers once. */
export const answerCase = (house: House, caller: StaffCaller, answer: CaseAnswer): Promise<void> =>
  transaction(house.db, async (tx) => {
    const { caseId, text, requestId } = answer;
    const { accountId } = await lockOpenCase(tx, caseId);
    const earlier = (await selectAnswers(tx, caseId)).find((one) => one.requestId === requestId);
    if (earlier !== undefined) {
      if (earlier.text !== text || earlier.staffId !== caller.staffId) throw new Refusal('key_reused');
      return;
    }
    const at = house.clock.now();
    const { staffId, name: author } = caller;
    await insertAnswer(tx, { caseId, staffId, author, text, requestId, at });
    await updateCase(tx, caseId, { state: 'ANSWERED', keeper: { id: staffId, name: author }, at });
    if (accountId !== null)
      await tellMember(house, tx, { accountId, kind: 'case_answered', values: { order: String(caseId) } });
    const details = { account: accountId, text };
    await recordAct(tx, { actor: actorOf(caller), deed: 'case.answer', subject: `case:${caseId}`, details });
  });
