import { CONSOLE_ROUTES, registration } from '@hintha/contract';
import { transaction } from '@hintha/platform';
import { expect, test } from 'vitest';
import { testConsole } from '../../../tools/console/test-console.ts';
import { testContext } from '../../../tools/test-context.ts';
import { testDatabase } from '../../../tools/test-database.ts';
import { checkRegistration, readOrder } from './modules/registration/check-registration.ts';
import { changeFieldRule, listRuledFields } from './modules/registration/fields/change-field-rule.ts';
import { createMember } from './modules/registration/create-member.ts';
import { listAnswers, readForm, setFieldRule } from './modules/registration/index.ts';

const db = testDatabase({ role: 'hintha_app' });
const { ctx } = testContext(db);
const { hire } = testConsole(ctx);

/** A whole field of the registration. Server, form and rules are all there already. */
const viber = {
  name: 'viber',
  rule: { enabled: false, required: false, pattern: 'digits', minLength: 6, maxLength: 15 },
  byPhone: 'asRuled',
  fills: 'answers',
  control: { kind: 'text', inputMode: 'tel' },
} as const satisfies registration.RegisterField;

const FIELDS = [...registration.REGISTER_FIELDS, viber];

const orderOf = (given: object) =>
  registration.registrationOf(FIELDS).parse({
    username: 'newcomer',
    password: 'long enough 1',
    confirmPassword: 'long enough 1',
    ageAndTermsAccepted: true,
    ...given,
  });

const shownNames = async (): Promise<string[]> => {
  const asked = { codeInAddress: '', withCode: false, withPassword: true, withCaptcha: false } as const;
  const { rules } = await readForm(db, FIELDS);
  const shown = registration.shownFields(FIELDS, rules, { ...asked, method: 'username' });
  return shown.map(({ name }) => name);
};

const check = async (given: object) => {
  const form = await readForm(db, FIELDS);
  const order = readOrder(form, orderOf(given));
  await checkRegistration(ctx, form, order);
  return { form, order };
};

test('ACCESS-044 a declared field is in the answer, on the form, in the check and with the account', async () => {
  const usual = { enabled: false, required: false, minLength: 6, maxLength: 15 };
  const digits = { acceptedPattern: '[0-9]+', patternId: 1 };
  expect((await readForm(db, FIELDS)).rules['viber']).toEqual({ ...usual, ...digits });
  expect(await shownNames()).not.toContain('viber');
  expect((await check({ viber: 'dropped while it is off' })).order).toMatchObject({ viber: '' });

  const rule = { ...usual, ...digits, enabled: true, required: true };
  await transaction(db, (tx) => setFieldRule(tx, 'viber', rule, FIELDS));
  expect((await readForm(db, FIELDS)).rules['viber']).toEqual(rule);
  expect(await shownNames()).toContain('viber');
  await expect(check({})).rejects.toMatchObject({
    code: 'not_empty',
    value: { fields: [{ field: 'viber', problem: 'empty' }] },
  });
  await expect(check({ viber: '12x' })).rejects.toMatchObject({
    code: 'bad_request',
    value: { fields: [{ field: 'viber', problem: 'pattern', patternId: 1, min: 6, max: 15 }] },
  });

  const { form, order } = await check({ viber: '0977123456' });
  const membership = { name: order.username, password: order.password, form, order, phone: null };
  const { accountId } = await createMember(ctx, membership, 'device');
  expect(await listAnswers(db, accountId)).toEqual([{ field: 'viber', value: '0977123456' }]);
});

test('a declared field is in the console, where staff change its rule and the audit names them', async () => {
  const listed = async () => {
    const { fields } = CONSOLE_ROUTES.listRegisterFields.reply.parse({
      fields: await listRuledFields(ctx, FIELDS),
    });
    return fields.find(({ name }) => name === 'viber');
  };
  const rule = {
    enabled: true,
    required: false,
    acceptedPattern: '[0-9]+',
    patternId: 1,
    minLength: 7,
    maxLength: 9,
  };
  const { id, name } = await hire('thiri', 'security');
  const caller = { staffId: BigInt(id), name, sessionId: 1n, complete: true, roles: ['security'] as const };
  await changeFieldRule(ctx, caller, { name: 'viber', rule, reason: 'asked for by support' }, FIELDS);
  const changed = { by: 'thiri', at: expect.any(Number), reason: 'asked for by support' };
  expect(await listed()).toEqual({ name: 'viber', ...rule, always: false, changed });
});
