/** Image-text group: chooses between the grid of alternating rows and the two forms of its own. */
import type { SectionViewProps } from '../define-section.ts';
import { Frame } from '../frame.tsx';
import { itemLevel, SectionHead } from '../section-head.tsx';
import type { ImageText } from './image-text.schema.ts';
import { AboutRows, AlternatingRows, StepRows } from './image-text-rows.tsx';

const forms = { grid: AlternatingRows, aboutUs: AboutRows, steps: StepRows } as const;

export function ImageTextView({ section, context }: SectionViewProps<ImageText>) {
  const Rows = forms[section.section];
  return (
    <Frame section={section} context={context} plan="wide">
      {(surface) => (
        <>
          <SectionHead section={section} context={context} surface={surface} />
          <Rows rows={section.rows} layout={section.layout} level={itemLevel(section)} />
        </>
      )}
    </Frame>
  );
}
