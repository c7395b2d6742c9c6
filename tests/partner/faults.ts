/** What the partner does instead of answering well; chosen by the path, or for everybody by a switch. */
import type { ServerResponse } from 'node:http';

export const faultNames = [
  'delay',
  'error',
  'refuse',
  'html',
  'cut',
  'empty',
  'not-json',
  'wrong-types',
  'reset',
  'reset-half-way',
  'hang',
  'hang-half-way',
  'huge',
  'redirect',
] as const;
export type Fault = (typeof faultNames)[number];

export function isFault(value: string): value is Fault {
  return (faultNames as readonly string[]).includes(value);
}

/** Where a redirect would lead: the log of the partner shows whether anybody went. */
export const trap = '/followed';
const hugeBytes = 10 * 1024 * 1024;
const delayMs = 400;

/** Answers in place of the partner; true when that was all, false when the real answer follows. */
export async function misbehave(fault: Fault, response: ServerResponse): Promise<boolean> {
  const json = { 'content-type': 'application/json' };
  switch (fault) {
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
    case 'wrong-types':
      response.writeHead(200, json).end('{"status":200,"code":1,"message":"","data":7}');
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
      response.writeHead(200, json).end(`{"status":200,"data":"${'x'.repeat(hugeBytes)}"}`);
      return true;
    case 'redirect':
      response.writeHead(302, { location: trap }).end();
      return true;
  }
}
