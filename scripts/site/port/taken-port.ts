/** Checks whether a port on this machine is free; if not, says what has it and what to do. */
import * as v from 'valibot';
import { brands } from '../../../brands/brands.ts';
import { sendRequest } from '../local-server.ts';
import { isFree } from './free-port.ts';
import { listenerOn } from './port-listener.ts';

const healthy = v.object({ ok: v.literal(true), brand: v.string(), build: v.string() });
/** A copy that is still starting, or something that speaks another protocol, does not answer in time. */
const patienceMs = 2_000;

export interface TakenPort {
  readonly port: number;
  /** Another copy of this site, or something else. */
  readonly isSite: boolean;
  /** Its process as the system names it; null if the system does not say. */
  readonly process: string | null;
}

/** null if the port is free. */
export async function takenPort(port: number): Promise<TakenPort | null> {
  if (await isFree(port)) return null;
  const [isSite, process] = await Promise.all([isOurSite(port), listenerOn(port)]);
  return { port, isSite, process };
}

/** How a command is given its port. */
interface PortAsked {
  /** The name of the environment variable. */
  readonly variable: string;
  readonly command: string;
}

const ofSite: PortAsked = { variable: 'PORT', command: 'npm start' };

/** Ends this process with the remedy if the port is taken. @param port as set in the environment */
export async function refuseTakenPort(port: string, asked = ofSite): Promise<void> {
  const number = Number(port);
  const taken =
    Number.isInteger(number) && number > 0 && number < 65_536 ? await takenPort(number) : undefined;
  if (taken === null) return;
  console.error(
    taken
      ? takenPortText(taken, asked)
      : `${asked.variable}="${port}" is not a port: choose a number from 1024 to 65535`,
  );
  process.exit(1);
}

/** The meaning and the remedies, one per line. */
export function takenPortText(
  { port, isSite, process }: TakenPort,
  { variable, command } = ofSite,
): string {
  const who = isSite ? 'another copy of this site' : 'something else';
  const named = process === null ? '' : ` (${process})`;
  const other = port < 65_535 ? port + 1 : port - 1;
  return [
    `Port ${port} is taken: ${who} answers on it${named}. Nothing was started.`,
    `  Take another port:  ${variable}=${other} ${command}`,
    isSite
      ? '  Or use that copy, or stop it with Ctrl+C where it was started.'
      : '  Or stop what is using the port.',
  ].join('\n');
}

async function isOurSite(port: number): Promise<boolean> {
  const [brand] = brands;
  const host = `${brand?.hosts.development}:${port}`;
  const { status, body } = await sendRequest({ port, host, path: '/healthz', patienceMs });
  return status === 200 && v.is(v.pipe(v.string(), v.parseJson(), healthy), body);
}
