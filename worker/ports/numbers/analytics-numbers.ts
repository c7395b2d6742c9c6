/** Numbers in Workers Analytics Engine: a data point for each event, written without waiting. */
import type { AnalyticsEngineDataset } from '@cloudflare/workers-types';
import type { NumbersPort } from './numbers.port.ts';

/** scripts/numbers/ask-analytics.ts reads the blobs in this order. */
export function createAnalyticsNumbers(dataset: AnalyticsEngineDataset): NumbersPort {
  return {
    count({ step, brand, vertical, code }) {
      // The platform samples an index that gets a lot of data: leads must not be lost among pages.
      dataset.writeDataPoint({
        indexes: [`${brand}/${step}`],
        blobs: [step, brand, vertical, code],
        doubles: [1],
      });
      return undefined;
    },
  };
}
