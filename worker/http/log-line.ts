/** The one way to write to the log: a line of JSON, without personal data. */

/** Writes a line as JSON. Workers send standard output to the platform's log. */
export function logLine(line: Record<string, unknown>): void {
  // biome-ignore lint/suspicious/noConsole: stdout is the platform's log.
  console.log(JSON.stringify(line));
}
