/** What wrangler prints as JSON, where more than one command reads it. */
import * as v from 'valibot';

/** Of `deployments status`: which versions share the traffic. */
export const deployment = v.object({
  versions: v.array(v.object({ version_id: v.string(), percentage: v.number() })),
});
