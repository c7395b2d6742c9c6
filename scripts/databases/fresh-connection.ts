/** Retries work on a Miniflare database whose connection was closed while idle. */

/**
 * Retries once if the connection was closed: workerd drops one that is idle while this process builds a large
 * catalogue or index, and the next use fails. Only for work that is safe to repeat.
 */
export async function onFreshConnection(act: () => Promise<unknown>): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (!isClosed(error)) throw error;
    await act();
  }
}

function isClosed(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && cause.code === 'UND_ERR_SOCKET';
}
