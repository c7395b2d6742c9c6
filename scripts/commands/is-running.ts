/** Tells whether a process of this machine is still running. */
export function isRunning(pid: number): boolean {
  // What is no id comes from a broken file; 0 and less would name whole groups.
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM: the process exists, but belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
