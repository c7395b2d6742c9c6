/** Calls that want the stored next token as Authorization (spec: address-calls). */
import { type Answer, pick, pickText, postJson } from './request.ts';
import { readStored, store } from './stored.ts';

/** A token that ends sooner than this is renewed before it is used, in milliseconds. */
const slack = 15_000;
/** False once the edge of this page has said that searches need none. */
let wanted = true;

/** Asks for a token when none is stored or its time is over; one that is not taken is renewed once. */
export async function postWithToken(
  url: string,
  body: unknown,
  signal: AbortSignal,
): Promise<Answer> {
  const stored = readStored('nextToken');
  const fresh = stored !== undefined && endOf(stored) > Date.now() + slack;
  const token = fresh ? stored : wanted ? await newToken(signal) : '';
  const answer = await post(url, body, signal, token);
  if (answer.status !== 401 || signal.aborted) return answer;
  const renewed = await newToken(signal);
  return renewed === '' ? answer : post(url, body, signal, renewed);
}

/** Empty: none was given. */
async function newToken(signal: AbortSignal): Promise<string> {
  const { body } = await postJson('/api/next-token', {}, { signal });
  const token = pickText(body, 'nextToken');
  if (token !== '') store('nextToken', token);
  else if (pick(body, 'nextToken') === '') wanted = false;
  return token;
}

/** A token begins with the time it ends at. */
function endOf(token: string): number {
  return Number.parseInt(token, 36);
}

function post(url: string, body: unknown, signal: AbortSignal, token: string) {
  return postJson(url, body, { signal, ...(token && { headers: { authorization: token } }) });
}
