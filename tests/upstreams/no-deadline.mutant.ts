/** A mutant of the worker: no call outside has a deadline. The run has to notice. */
import worker from '../../worker/index.ts';

AbortSignal.timeout = () => new AbortController().signal;

// biome-ignore lint/style/noDefaultExport: workerd finds a worker by its default export.
export default worker;
