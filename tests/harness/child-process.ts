/** Runs one of our scripts as a process that answers messages and ends with the run that started it. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface Child {
  /** The child's next message. @throws Error when it ends instead */
  hear<Message>(): Promise<Message>;
  /** Sends a message and waits for the answer. @throws Error when it ends instead */
  tell<Message>(message: object): Promise<Message>;
  /** Sends `kill -9` to the process and all that it started, in one signal; resolves when it has ended. */
  kill(): Promise<void>;
}

/** @param log the file to append its output to; the terminal by default */
export function startChild(
  script: URL,
  { log, env }: { log?: string; env?: Readonly<Record<string, string>> } = {},
): Child {
  const file = fileURLToPath(script);
  const output = log === undefined ? 'inherit' : openSync(log, 'a');
  // Its own process group, so that one signal reaches the process and its children, and nothing else.
  const child = fork(file, {
    detached: true,
    execArgv: [],
    env: { ...process.env, ...env },
    stdio: ['ignore', output, output, 'ipc'],
  });
  // The child has its own descriptor.
  if (output !== 'inherit') closeSync(output);
  const gone = once(child, 'exit');
  const killGroup = () => {
    try {
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  };
  process.on('exit', killGroup);

  async function hear<Message>(): Promise<Message> {
    const message = once(child, 'message').then(([first]) => first as Message);
    const ended = gone.then(() => {
      throw new Error(`${file} ended${log === undefined ? '' : `: see ${log}`}`);
    });
    return Promise.race([message, ended]);
  }

  return {
    hear,
    tell(message) {
      child.send(message);
      return hear();
    },
    async kill() {
      process.off('exit', killGroup);
      killGroup();
      await gone;
    },
  };
}
