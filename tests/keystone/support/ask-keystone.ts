/** Calls the CMS under test with a token, signed in, or as a stranger. Errors are part of the answer. */
import { inject } from 'vitest';
import { development } from '../../../content/cms/development-values.mjs';

/** The headers that identify the caller. */
export type Who = Readonly<Record<string, string>>;

export interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: the query decides the shape, and each test says what it expects.
  readonly data: any;
  /** The messages of the errors, one a line; empty when there is none. */
  readonly errors: string;
  /** The unparsed body. */
  readonly text: string;
}

export const stranger: Who = {};
export const withToken = (token: string): Who => ({ authorization: `Bearer ${token}` });
export const readToken = withToken(development.tokens.read);
export const writeToken = withToken(development.tokens.write);

export async function askKeystone(
  who: Who,
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
): Promise<Answer> {
  return send(who, JSON.stringify({ query, variables }));
}

/** @param body sent unchanged, whatever it is */
export async function send(who: Who, body: BodyInit, type = 'application/json'): Promise<Answer> {
  const response = await fetch(inject('keystone').api, {
    method: 'POST',
    headers: {
      ...who,
      'apollo-require-preflight': 'true',
      ...(typeof body === 'string' && { 'content-type': type }),
    },
    body,
  });
  const text = await response.text();
  return { status: response.status, text, ...readAnswer(text, response.status) };
}

function readAnswer(text: string, status: number): Pick<Answer, 'data' | 'errors'> {
  try {
    const { data, errors = [] } = JSON.parse(text) as {
      data?: unknown;
      errors?: readonly { message: string }[];
    };
    return { data: data ?? null, errors: errors.map(({ message }) => message).join('\n') };
  } catch {
    return { data: null, errors: text || `${status} without a body` };
  }
}

/** The same as `askKeystone`, for queries that must succeed. @throws Error with the CMS's message */
export async function must(...args: Parameters<typeof askKeystone>): Promise<Answer['data']> {
  const { data, errors, status } = await askKeystone(...args);
  if (errors || status !== 200) throw new Error(`The CMS refused (${status}): ${errors}`);
  return data;
}

/** Signs in. @param known cookies the browser already has @returns all cookies, for later calls */
export async function signIn(email: string, password: string, known: Who = {}): Promise<Who> {
  const response = await fetch(inject('keystone').api, {
    method: 'POST',
    headers: { ...known, 'content-type': 'application/json', 'apollo-require-preflight': 'true' },
    body: JSON.stringify({
      query: `mutation ($email: String!, $password: String!) {
        authenticateUserWithPassword(email: $email, password: $password) {
          ... on UserAuthenticationWithPasswordFailure { message } } }`,
      variables: { email, password },
    }),
  });
  const cookies = response.headers.getSetCookie().map((value) => value.split(';')[0] ?? '');
  const cookie = cookies.join('; ');
  if (!cookie) throw new Error(`Nobody signed in as ${email}: ${await response.text()}`);
  return { cookie };
}

let admin: Who | undefined;

/** The administrator, signed in once for all tests: checking a password is slow on purpose. */
export async function signInAdmin(): Promise<Who> {
  admin ??= await signIn(development.email, development.password);
  return admin;
}
