/** The plans in one answer: `{data, links, meta}` around a plan or a list, or a bare plan. */

/** Not yet parsed; undefined for a document in another format. */
export function plansOfAnswer(document: unknown): readonly unknown[] | undefined {
  const data = fieldOf(document, 'data');
  const list = fieldOf(data, 'plans');
  if (Array.isArray(list)) return list.flatMap((one) => plansOfAnswer(one) ?? [one]);
  if (Array.isArray(data)) return data.flatMap((one) => plansOfAnswer(one) ?? [one]);
  if (fieldOf(data, 'planId') !== undefined) return [data];
  return fieldOf(document, 'planId') !== undefined && fieldOf(document, 'vertical') === undefined
    ? [document]
    : undefined;
}

/** The id and the time of an unparsed plan, which decide which of several answers counts. */
export function versionOf(plan: unknown): { readonly planId: string; readonly time: number } {
  const planId = fieldOf(plan, 'planId');
  const time = Date.parse(String(fieldOf(plan, 'lastUpdated') ?? ''));
  return {
    planId: typeof planId === 'string' ? planId.trim() : '',
    time: Number.isNaN(time) ? Number.NEGATIVE_INFINITY : time,
  };
}

const detailFields = ['electricityContract', 'gasContract', 'meteringCharges'];

/** True for a plan from *Get Generic Plans*, the list, which lacks the fields of the details. */
export function isSummary(plan: unknown): boolean {
  return (
    versionOf(plan).planId !== '' &&
    detailFields.every((name) => (fieldOf(plan, name) ?? null) === null)
  );
}

function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;
}
