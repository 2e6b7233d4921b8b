import { z } from 'zod';

/** How the value of a setting can be changed in a form. */
export type Form =
  | { kind: 'switch' | 'text' | 'json' }
  | { kind: 'number'; least: number; most: number }
  | { kind: 'amount' | 'rate'; least: string; most: string }
  | { kind: 'lines'; upper: boolean }
  | { kind: 'records'; fields: string[] };

type Schema = z.core.JSONSchema.BaseSchema;

/** What a page needs to know to draw the fields of a value, from the schema that the value has to fit. */
export const formOf = (schema: z.ZodType): Form => formOfJson(z.toJSONSchema(schema, { io: 'input' }));

/** What the kinds of amounts and rates say of themselves in their schema. */
const FIGURE = z
  .object({ setting: z.enum(['amount', 'rate']), least: z.string(), most: z.string() })
  .transform(({ setting, ...bounds }) => ({ kind: setting, ...bounds }));

const formOfJson = (schema: Schema): Form => {
  const figure = FIGURE.safeParse(schema);
  if (figure.success) return figure.data;
  if (schema.type === 'boolean') return { kind: 'switch' };
  if (schema.type === 'integer' && schema.minimum !== undefined && schema.maximum !== undefined)
    return { kind: 'number', least: schema.minimum, most: schema.maximum };
  if (schema.type === 'array' && isSchema(schema.items)) return formOfList(schema.items);
  return isTextOrNone(schema) ? { kind: 'text' } : { kind: 'json' };
};

const formOfList = (items: Schema): Form => {
  if (items.type === 'string') return { kind: 'lines', upper: isUpper(items.pattern ?? '') };
  const fields = Object.entries(items.properties ?? {});
  const isFlat = fields.length > 0 && fields.every(([, field]) => isSchema(field) && isText(field));
  return isFlat ? { kind: 'records', fields: fields.map(([name]) => name) } : { kind: 'json' };
};

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = ({ type, anyOf }: Schema): boolean =>
  type === 'string' || (anyOf?.every((one) => isSchema(one) && one.type === 'string') ?? false);

const isTextOrNone = ({ anyOf = [] }: Schema): boolean => {
  const types = anyOf.map((one) => (isSchema(one) ? one.type : undefined));
  return types.length === 2 && types.includes('string') && types.includes('null');
};

/** Whether the lines are in capitals alone, so that small letters can be read as such. */
const isUpper = (pattern: string): boolean => pattern.includes('A-Z') && !pattern.includes('a-z');
