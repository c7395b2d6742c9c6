/** Takes the Cache API away: here it would be another worker in the same process, and its CPU be counted as ours. */
Object.defineProperty(globalThis, 'caches', { value: undefined, configurable: true });
