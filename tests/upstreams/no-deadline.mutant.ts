/** A mutant of the worker whose outside calls have no deadline; the run must catch it. */
import worker from '../../worker/index.ts';

AbortSignal.timeout = () => new AbortController().signal;

// biome-ignore lint/style/noDefaultExport: workerd finds a worker by its default export.
export default worker;
