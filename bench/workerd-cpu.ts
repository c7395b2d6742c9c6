/** Processor time of workerd, read from Linux's /proc. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/**
 * User and system time of the workerd that this process has started, in µs.
 * @throws Error when there is none, or more than one
 */
export function workerdCpuUs(): number {
  const children = `/proc/self/task/${process.pid}/children`;
  if (!existsSync(children)) throw new Error('CPU is read from /proc: run the bench on Linux');
  const started = readFileSync(children, 'utf8').split(' ').filter(Boolean);
  const [pid, second] = started.filter((one) => nameOf(one) === 'workerd');
  if (!pid || second) throw new Error('The bench measures one workerd at a time');
  const threads = readdirSync(`/proc/${pid}/task`);
  // The first field is time on a processor, in ns; /proc/<pid>/stat counts in steps of 10 ms.
  const times = threads.map((thread) =>
    Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
  );
  return times.reduce((sum, time) => sum + time, 0) / 1_000;
}

function nameOf(pid: string): string {
  return readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
}
