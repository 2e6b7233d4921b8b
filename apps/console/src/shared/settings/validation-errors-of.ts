interface Field {
  readonly field: string;
  readonly problem: string;
}

const isField = (value: unknown): value is Field =>
  typeof value === 'object' && value !== null && 'field' in value && 'problem' in value;

/** What the server finds wrong with a value, place by place, from what comes with its error. */
export const validationErrorsOf = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null || !('fields' in value)) return [];
  const { fields } = value;
  if (!Array.isArray(fields)) return [];
  return fields.filter(isField).map(({ field, problem }) => `${field}: ${problem}`);
};
