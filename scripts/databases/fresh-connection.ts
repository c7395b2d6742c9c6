/** A second try for work on a database of Miniflare whose connection was closed while nobody used it. */

/**
 * Does it once more when its connection was closed: workerd gives up one that idles while this process
 * makes a large catalogue or index, and that shows when the connection is used. For what can be done twice.
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
