/** The JSON columns of the leads database, plans apart: what each holds, and what an unreadable one means. */

/** For ops, as it stands; null when it is no object, since whose record it is must be found all the same. */
export function readObject(json: string | null): Record<string, unknown> | null {
  const value: unknown = JSON.parse(json ?? 'null');
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? { ...value } : null;
}
