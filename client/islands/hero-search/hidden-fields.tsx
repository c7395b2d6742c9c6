/** The hero form's fields that a visitor does not see; scripts send the same names as JSON. */
import type { HeroSearchConfig } from './hero-search.schema.ts';

export interface HiddenFieldsProps {
  readonly config: HeroSearchConfig;
  readonly path: string;
  readonly submissionId: string;
  readonly bundle: boolean;
}

export function HiddenFields({ config, path, submissionId, bundle }: HiddenFieldsProps) {
  const only = config.verticals.length === 1 ? config.verticals[0] : undefined;
  return (
    <>
      {/* The page cache's slot stands in the server's HTML, the browser's own id here. */}
      <input
        type="hidden"
        name="submissionId"
        defaultValue={submissionId}
        suppressHydrationWarning
      />
      <input type="hidden" name="page" value={path} />
      <input type="hidden" name="mode" value={config.isPostcode ? 'postcode' : 'address'} />
      <input type="hidden" name="entry" value="search" />
      {bundle ? <input type="hidden" name="bundle" value="1" /> : null}
      {only ? <input type="hidden" name="vertical" value={only.slug} /> : null}
    </>
  );
}
