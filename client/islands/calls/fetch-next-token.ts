/** Calls that carry the stored next token as Authorization (spec: address-calls). */
import { pick, pickText } from './pick.ts';
import { type Answer, postJson } from './request.ts';
import { readStored, store } from './stored.ts';

/** A token with less time left than this, in milliseconds, is renewed before it is used. */
const slack = 15_000;
/** Milliseconds for a call and the token that it waits for. */
const patience = 8000;
/** The request under way, shared by all calls that wait for it, so that a newer keystroke does not ask again. */
let asked: Promise<string> | undefined;
/** False once the server has said that searches need no token. */
let wanted = true;

/** Asks for a token when none is stored or the stored one has expired. Renews a rejected token once. */
export async function postWithToken(
  url: string,
  body: unknown,
  signal: AbortSignal,
): Promise<Answer> {
  const until = Date.now() + patience;
  const post = (authorization: string) =>
    postJson(url, body, {
      signal,
      timeout: until - Date.now(),
      ...(authorization && { headers: { authorization } }),
    });
  const stored = readStored('nextToken');
  const fresh = stored !== undefined && endOf(stored) > Date.now() + slack;
  const token = fresh ? stored : wanted ? await newToken(until) : '';
  const answer = await post(token);
  if (answer.status !== 401 || signal.aborted) return answer;
  const renewed = await newToken(until);
  return renewed === '' ? answer : post(renewed);
}

/**
 * Empty when the server gave none by then. Neither that nor aborting a call ends this request: the next call
 * needs the token.
 */
function newToken(until: number): Promise<string> {
  asked ??= askToken().finally(() => {
    asked = undefined;
  });
  const late = new Promise<string>((resolve) => setTimeout(resolve, until - Date.now(), ''));
  return Promise.race([asked, late]);
}

async function askToken(): Promise<string> {
  const { body } = await postJson('/api/next-token', {}, { timeout: patience });
  const token = pickText(body, 'nextToken');
  if (token !== '') store('nextToken', token);
  else if (pick(body, 'nextToken') === '') wanted = false;
  return token;
}

/** A token starts with the time it expires. */
function endOf(token: string): number {
  return Number.parseInt(token, 36);
}
