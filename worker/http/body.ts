/** Reads bodies: a request's must have an accepted type, stays within a limit, and is parsed to a schema's known keys. */
import * as v from 'valibot';
import { Problem } from './errors.ts';

/** 64 kB. */
export const maxBodyBytes = 64 * 1024;

type BodyKind = 'json' | 'form';

/** A posted body before any schema: JSON as parsed, or a form as names with a value or a list of values. */
export interface PostedBody {
  readonly kind: BodyKind;
  readonly value: unknown;
}

/**
 * Reads a posted body of at most 64 kB.
 * @throws Problem unsupported_type, body_too_large, invalid_json, or bad_request when it is cut off
 */
export async function readBody(
  request: Request,
  accepts: readonly BodyKind[],
): Promise<PostedBody> {
  const kind = kindOf(request);
  if (!kind || !accepts.includes(kind)) throw new Problem('unsupported_type');
  const text = await readLimited(request);
  if (kind === 'form') return { kind, value: formValues(new URLSearchParams(text)) };
  try {
    return { kind, value: JSON.parse(text) };
  } catch (cause) {
    throw new Problem('invalid_json', { cause });
  }
}

/** The kind according to the content type, before the body is read; undefined for any other type. */
export function kindOf(request: Request): BodyKind | undefined {
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (type === 'application/json') return 'json';
  return type === 'application/x-www-form-urlencoded' ? 'form' : undefined;
}

/**
 * Parses to the schema's known keys.
 * @throws Problem bad_request naming the first field that breaks the schema
 */
export function parseBody<S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> {
  // An object schema whose keys are all optional would accept a list as an empty object.
  if (Array.isArray(value)) throw new Problem('bad_request');
  const result = v.safeParse(schema, value, { abortEarly: true });
  if (result.success) return result.output;
  const field = v.getDotPath(result.issues[0]) ?? undefined;
  throw new Problem('bad_request', { field });
}

/** Repeated names become a list; `__proto__` is an ordinary name. */
function formValues(params: URLSearchParams): Record<string, string | string[]> {
  const values: Record<string, string | string[]> = Object.create(null);
  for (const [name, value] of params) {
    const before = values[name];
    // A copy for each value would take quadratic time, and one body can have thousands of values.
    if (Array.isArray(before)) before.push(value);
    else values[name] = before === undefined ? value : [before, value];
  }
  return values;
}

/**
 * Reads a body's text. A chunked body has no length to trust, so its bytes are counted while reading.
 * @param limit in bytes
 * @throws Problem body_too_large, or bad_request when it is cut off
 */
export async function readLimited(request: Request, limit: number = maxBodyBytes): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) {
    throw new Problem('body_too_large');
  }
  const text = await readAtMost(request, limit).catch((cause: unknown) => {
    // A visitor who cuts a request off is not our failure.
    throw new Problem('bad_request', { cause });
  });
  if (text === null) throw new Problem('body_too_large');
  return text;
}

/**
 * The text of a request's or a response's body; null when it is longer than the limit. The rest is
 * then left unread, so that the sender cannot decide how much of our memory it takes.
 * @param limit in bytes
 * @param strict makes bytes that are not UTF-8 an error instead of a replacement character
 * @throws SyntaxError when strict
 */
export async function readAtMost(
  { body }: Pick<Body, 'body'>,
  limit: number,
  strict = false,
): Promise<string | null> {
  if (!body) return '';
  const decoder = new TextDecoder('utf-8', { fatal: strict });
  let text = '';
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (bytes > limit) return null;
    text += decoded(() => decoder.decode(chunk, { stream: true }));
  }
  return text + decoded(() => decoder.decode());
}

/** A decoder throws a TypeError, as a broken connection does; this makes it a SyntaxError. */
function decoded(work: () => string): string {
  try {
    return work();
  } catch (cause) {
    throw new SyntaxError('The body is not UTF-8', { cause });
  }
}

/** A record that refuses lists: valibot would accept a list as an object with its indexes as keys. */
export function plainRecord<Value extends v.GenericSchema>(value: Value) {
  const record = v.record(v.string(), value);
  const run: (typeof record)['~run'] = (dataset, config) =>
    record['~run'](Array.isArray(dataset.value) ? { ...dataset, value: null } : dataset, config);
  return { ...record, '~run': run };
}
