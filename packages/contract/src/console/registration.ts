import { z } from 'zod';
import { FieldRuleView } from '../registration/calls.ts';
import { Change, Nothing, plain, words } from './fields.ts';
import { consoleRoute } from './route.ts';

export const listRegisterFields = consoleRoute('listRegisterFields', {
  summary: 'The fields of the registration in the order of its form, what each asks for, and who changed it.',
  reply: z.object({
    fields: z.array(
      FieldRuleView.extend({
        name: z.string(),
        /** Whether it can neither be switched off nor be left empty. */
        always: z.boolean(),
        /** Null when nobody has. */
        changed: Change.nullable(),
      }),
    ),
  }),
});

export const setRegisterField = consoleRoute('setRegisterField', {
  summary: 'Changes what a field of the registration asks for.',
  params: z.object({ name: plain(64) }),
  body: FieldRuleView.extend({ acceptedPattern: plain(255), reason: words }),
  reply: Nothing,
  errors: ['not_found', 'bad_request'],
});
