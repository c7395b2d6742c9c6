/** A partner's faults in place of a good answer, chosen by the path, or for all callers by a switch. */
import type { ServerResponse } from 'node:http';

/** After `delay` the right answer comes; the others are failures. */
export const faultNames = [
  'delay',
  'error',
  'refuse',
  'html',
  'cut',
  'empty',
  'not-json',
  'nan',
  'deep',
  'invalid-utf8',
  'wrong-types',
  'reset',
  'reset-half-way',
  'hang',
  'hang-half-way',
  'huge',
  'redirect',
] as const;
/** The right answer, oddly written but readable as JSON. */
const oddNames = ['bom', 'wrong-content-type'] as const;
export type Fault = (typeof faultNames)[number] | (typeof oddNames)[number];

export function isFault(value: string): value is Fault {
  return [...faultNames, ...oddNames].some((name) => name === value);
}

/** The redirect's target: the partner counts the callers that follow it. */
export const trap = '/followed';
const hugeBytes = 10 * 1024 * 1024;
const delayMs = 400;
/** Deeper than any stack, in less than a megabyte. */
const depth = 200_000;

const json = { 'content-type': 'application/json' };

/** Carries out the fault; false when the real answer must follow. */
export async function misbehave(fault: Fault, response: ServerResponse): Promise<boolean> {
  switch (fault) {
    case 'bom':
    case 'wrong-content-type':
    case 'invalid-utf8':
      return false;
    case 'delay':
      await new Promise((resolve) => setTimeout(resolve, delayMs));
      return false;
    case 'error':
      response.writeHead(500, { 'content-type': 'text/html' }).end('<h1>Oops</h1>');
      return true;
    case 'refuse':
      response.writeHead(403, json).end('{"status":403,"code":0,"message":"Not for you"}');
      return true;
    case 'html':
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><p>Hello</p>');
      return true;
    case 'cut':
      response.writeHead(200, json).end('{"status":200,"data":{"a":[1,2');
      return true;
    case 'empty':
      response.writeHead(200, json).end();
      return true;
    case 'not-json':
      response.writeHead(200, json).end("{'status': 200, data: NaN, }\u0000\ufeff");
      return true;
    case 'nan':
      response.writeHead(200, json).end('{"status":200,"code":1,"message":"","data":NaN}');
      return true;
    case 'deep':
      response.writeHead(200, json).end(enveloped('['.repeat(depth) + ']'.repeat(depth)));
      return true;
    case 'wrong-types':
      response.writeHead(200, json).end(enveloped('7'));
      return true;
    case 'reset':
      response.socket?.resetAndDestroy();
      return true;
    case 'reset-half-way':
      response.writeHead(200, { ...json, 'content-length': '1000' });
      response.write('{"status":200', () => response.socket?.resetAndDestroy());
      return true;
    case 'hang':
      return true;
    case 'hang-half-way':
      response.writeHead(200, json).write('{"status":200,');
      return true;
    case 'huge':
      response.writeHead(200, json).end(enveloped(`"${'x'.repeat(hugeBytes)}"`));
      return true;
    case 'redirect':
      response.writeHead(302, { location: trap }).end();
      return true;
  }
}

/** Writes the real answer, in the way of the fault. */
export function writeAnswer(response: ServerResponse, value: unknown, fault?: Fault): void {
  const text = JSON.stringify(value);
  switch (fault) {
    case 'bom':
      response.writeHead(200, json).end(`\ufeff${text}`);
      return;
    case 'wrong-content-type':
      response.writeHead(200, { 'content-type': 'image/png' }).end(text);
      return;
    case 'invalid-utf8':
      response.writeHead(200, json).end(latin1(text));
      return;
    default:
      response.writeHead(200, json).end(text);
  }
}

const enveloped = (data: string) => `{"status":200,"code":1,"message":"","data":${data}}`;

/** Inserts an é in Latin-1, which is invalid UTF-8: into the first string if there is one, else at the end. */
function latin1(text: string): Buffer {
  const at = text.indexOf(':"') < 0 ? text.length : text.indexOf(':"') + 2;
  return Buffer.concat([
    Buffer.from(text.slice(0, at)),
    Buffer.from([0xe9]),
    Buffer.from(text.slice(at)),
  ]);
}
