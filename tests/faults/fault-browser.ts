/** Posts as a browser on our page does: JSON, the page's origin, a deadline, retries under the same id. */
import { Agent, request } from 'node:http';
import { brand } from './prepare-faults.ts';

export interface Posted {
  /** 0: no answer, or none that could be read. */
  readonly status: number;
  readonly body: unknown;
}

/** As client/islands/form/send-form.ts has it. */
const timeoutMs = 20_000;
const retries = 2;
const pauseMs = 1200;
/** How often a visitor presses the button again when it did not work. */
const presses = 10;

export interface Browser {
  readonly ip: string;
  readonly cookie: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 200 });

/** Until there is a clear answer, or the visitor gives up. */
export async function postUntilAnswered(
  port: number,
  path: string,
  body: object,
  browser: Browser,
): Promise<Posted> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await post(port, path, body, browser);
    const clear = answer.status > 0 && answer.status < 500;
    if (clear || attempt === presses * (retries + 1)) return answer;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

function post(port: number, path: string, body: object, { ip, cookie }: Browser): Promise<Posted> {
  const host = `${brand}.localhost:${port}`;
  const text = JSON.stringify(body);
  return new Promise((resolve) => {
    const nothing = () => resolve({ status: 0, body: undefined });
    const sent = request(
      {
        ...{ agent, host: '127.0.0.1', port, path, method: 'POST', timeout: timeoutMs },
        headers: {
          ...{ host, origin: `http://${host}`, 'sec-fetch-site': 'same-origin' },
          ...{ 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) },
          ...{ accept: 'application/json', 'cf-connecting-ip': ip },
          ...(cookie === '' ? {} : { cookie }),
        },
      },
      (response) => {
        let answer = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => {
          answer += chunk;
        });
        response.once('error', nothing);
        response.once('end', () => resolve(parsed(response.statusCode ?? 0, answer)));
      },
    );
    sent.once('timeout', () => sent.destroy());
    sent.once('error', nothing);
    sent.end(text);
  });
}

function parsed(status: number, text: string): Posted {
  try {
    return { status, body: JSON.parse(text) };
  } catch {
    return { status: 0, body: undefined };
  }
}
