/** Reads bodies: a request's of a demanded type, within a limit, parsed by a schema to known keys. */
import * as v from 'valibot';
import { Problem } from './errors.ts';

/** 64 kB. */
export const maxBodyBytes = 64 * 1024;

type BodyKind = 'json' | 'form';

/** What was posted, before any schema: JSON as it came, a form as names to a value or a list of values. */
export interface PostedBody {
  readonly kind: BodyKind;
  readonly value: unknown;
}

/**
 * Reads a posted body of at most 64 kB.
 * @throws Problem unsupported_type, body_too_large, invalid_json, bad_request when it breaks off
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

/** By its type alone, before anything of the body is read; undefined for any other type. */
export function kindOf(request: Request): BodyKind | undefined {
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (type === 'application/json') return 'json';
  return type === 'application/x-www-form-urlencoded' ? 'form' : undefined;
}

/**
 * Parses to the schema's known keys.
 * @throws Problem bad_request naming the first field that does not fit
 */
export function parseBody<S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> {
  // An object schema with optional keys only takes a list for an empty object.
  if (Array.isArray(value)) throw new Problem('bad_request');
  const result = v.safeParse(schema, value, { abortEarly: true });
  if (result.success) return result.output;
  const field = v.getDotPath(result.issues[0]) ?? undefined;
  throw new Problem('bad_request', { field });
}

/** Repeated names become a list; `__proto__` is an ordinary name here. */
function formValues(params: URLSearchParams): Record<string, string | string[]> {
  const values: Record<string, string | string[]> = Object.create(null);
  for (const [name, value] of params) {
    const before = values[name];
    // A copy for each value would take time by the square of their number, and one body holds thousands.
    if (Array.isArray(before)) before.push(value);
    else values[name] = before === undefined ? value : [before, value];
  }
  return values;
}

/**
 * A body's text. A chunked body has no length to trust, so it is counted while it is read.
 * @param limit in bytes
 * @throws Problem body_too_large, bad_request when it breaks off
 */
export async function readLimited(request: Request, limit: number = maxBodyBytes): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) {
    throw new Problem('body_too_large');
  }
  const text = await readAtMost(request, limit).catch((cause: unknown) => {
    // A visitor who breaks off is no failure of ours.
    throw new Problem('bad_request', { cause });
  });
  if (text === null) throw new Problem('body_too_large');
  return text;
}

/**
 * The text of a body, a request's or an answer's; null when it is longer, and then the rest is not
 * read: nobody else decides how much of our memory a body takes.
 * @param limit in bytes
 * @param strict bytes that are not UTF-8 are an error, not a replacement character
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

/** A decoder throws a TypeError, which a broken connection is too. */
function decoded(work: () => string): string {
  try {
    return work();
  } catch (cause) {
    throw new SyntaxError('The body is not UTF-8', { cause });
  }
}

/** A record that is not a list: valibot takes a list for an object whose names are its places. */
export function plainRecord<Value extends v.GenericSchema>(value: Value) {
  const record = v.record(v.string(), value);
  const run: (typeof record)['~run'] = (dataset, config) =>
    record['~run'](Array.isArray(dataset.value) ? { ...dataset, value: null } : dataset, config);
  return { ...record, '~run': run };
}
