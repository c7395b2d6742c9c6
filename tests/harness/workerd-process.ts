/** CPU time and memory, as Linux reports them, of the workerd that this process has started. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';

export interface WorkerdProcess {
  /** User and system time of all its threads, in µs. */
  cpuUs(): number;
  residentBytes(): number;
}

/** @throws Error when there is none, or more than one, or no /proc to read it from */
export function startedWorkerd(): WorkerdProcess {
  const children = `/proc/self/task/${process.pid}/children`;
  if (!existsSync(children)) {
    throw new Error('Processes are measured through /proc: run this on Linux');
  }
  const started = readFileSync(children, 'utf8').split(' ').filter(Boolean);
  const [pid, second] = started.filter((one) => nameOf(one) === 'workerd');
  if (!pid || second) throw new Error('Exactly one workerd must be running');
  return {
    cpuUs() {
      // The first field is CPU time in ns; /proc/<pid>/stat only counts in steps of 10 ms.
      const times = readdirSync(`/proc/${pid}/task`).map((thread) =>
        Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
      );
      return times.reduce((sum, time) => sum + time, 0) / 1_000;
    },
    residentBytes() {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8');
      return Number(status.match(/^VmRSS:\s+(\d+) kB$/m)?.[1]) * 1_024;
    },
  };
}

function nameOf(pid: string): string {
  return readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
}
