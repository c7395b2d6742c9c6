/** The OpenAPI document of our own endpoints, built from the schemas that the routes parse with. */
import type { JsonSchema } from '@valibot/to-json-schema';
import { type ErrorCode, problems } from '../http/errors.ts';
import type {
  Content,
  OpenApiDocument,
  OperationObject,
  PathItem,
  ResponseObject,
} from './document.types.ts';
import { type Operation, operations } from './operations.ts';
import { jsonSchemas, referTo, type SchemaName } from './schemas.ts';

/** The problems that any operation of a method may answer with. */
const common: Readonly<Record<Operation['method'], readonly ErrorCode[]>> = {
  get: ['url_too_long', 'internal'],
  post: [
    ...(['bad_request', 'invalid_json', 'cross_site', 'body_too_large', 'url_too_long'] as const),
    ...(['unsupported_type', 'in_preview', 'too_many', 'internal'] as const),
  ],
};

/** Replaces the problems common to `post` in operations that the CMS signs. */
const commonSigned = [
  ...(['bad_request', 'invalid_body', 'bad_signature', 'wrong_brand', 'not_found'] as const),
  ...(['already_received', 'body_too_large', 'url_too_long', 'too_many', 'internal'] as const),
];

const description = `Endpoints that our own pages call. A POST needs an Origin header with the same host, or \`Sec-Fetch-Site: same-origin\`. Failures are \`Problem\`, or a page when Accept names text/html.`;

/** @param build id of the running build */
export function describeApi(build: string): OpenApiDocument {
  const schemas = jsonSchemas();
  return {
    openapi: '3.1.1',
    info: { title: 'Kurrajong', version: build, description },
    servers: [{ url: '/' }],
    paths: pathsOf(operations),
    components: {
      schemas: { ...schemas, ErrorCode: { ...schemas.ErrorCode, description: codesInWords() } },
      securitySchemes: {
        nextToken: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'The token from /api/next-token, where the address service needs one.',
        },
        cmsSignature: {
          type: 'apiKey',
          in: 'header',
          name: 'x-kurrajong-signature',
          description: 'Signs id, timestamp and body with the secret that CMS and site share.',
        },
      },
    },
  };
}

function pathsOf(all: readonly Operation[]): Readonly<Record<string, PathItem>> {
  const paths: Record<string, PathItem> = {};
  for (const one of all) paths[one.path] = { ...paths[one.path], [one.method]: operationOf(one) };
  return paths;
}

function operationOf(operation: Operation): OperationObject {
  const { id, summary, takes, query, form, token, signed } = operation;
  return {
    operationId: id,
    summary,
    ...(operation.description && { description: operation.description }),
    ...(token && { security: [{}, { nextToken: [] }] }),
    ...(signed && { security: [{ cmsSignature: [] }] }),
    ...(query && { parameters: query() }),
    ...(takes && { requestBody: { required: true, content: bodyOf(takes, form) } }),
    responses: responsesOf(operation),
  };
}

function bodyOf(takes: SchemaName, form = false): Content {
  const schema = referTo(takes);
  return {
    'application/json': { schema },
    ...(form && { 'application/x-www-form-urlencoded': { schema } }),
  };
}

function responsesOf(operation: Operation): Readonly<Record<string, ResponseObject>> {
  const responses: Record<string, ResponseObject> = {};
  const usual = operation.signed ? commonSigned : common[operation.method];
  const codes = [...usual, ...operation.codes];
  for (const status of new Set(codes.map((code) => problems[code].status))) {
    const own = codes.filter((code) => problems[code].status === status);
    responses[status] = refusal(own, problemOf(own));
  }
  for (const [status, name] of Object.entries(operation.answers)) {
    responses[status] = Number(status) < 400 ? success(name, operation) : refused(name);
  }
  if (operation.form) responses[303] = seeOther;
  return responses;
}

const page: Content = { 'text/html': { schema: { type: 'string' } } };

function success(name: SchemaName | null, { form }: Operation): ResponseObject {
  if (!name) return { description: 'Done.' };
  const json = { 'application/json': { schema: referTo(name) } };
  // Without script, the answer to a hero form may be a page of choices.
  return { description: 'Done.', content: { ...json, ...(form && page) } };
}

const refused = (name: SchemaName | null): ResponseObject => ({
  description: 'Fields to correct.',
  ...(name && { content: { 'application/json': { schema: referTo(name) }, ...page } }),
});

const refusal = (codes: readonly ErrorCode[], schema: JsonSchema): ResponseObject => ({
  description: codes.map((code) => `\`${code}\`: ${problems[code].hint}`).join(' '),
  content: { 'application/json': { schema }, ...page },
});

const seeOther: ResponseObject = {
  description: 'A plain form continues there.',
  headers: { Location: { description: 'The next page.', schema: { type: 'string' } } },
};

/** The shape of every failure, limited to the codes that are possible here. */
function problemOf(codes: readonly ErrorCode[]): JsonSchema {
  const error: JsonSchema = { properties: { code: { enum: [...codes] } } };
  return { allOf: [referTo('Problem'), { properties: { error } }] };
}

function codesInWords(): string {
  return Object.entries(problems)
    .map(([code, { status, hint }]) => `- \`${code}\` (${status}): ${hint}`)
    .join('\n');
}
