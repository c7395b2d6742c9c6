/** The box in a preview that tells editors which section, or part of one, visitors would not see, and why. */
import * as v from 'valibot';
import type { SectionDefinition } from '../../client/sections/define-section.ts';
import { renderHtml } from '../../client/ui/render-html.ts';
import type { LeftOut } from '../content/parse-sections.ts';

function LeftOutBox({ index, type, reason }: LeftOut) {
  return (
    <div className="kj-left-out" role="note">
      <p>
        <strong>
          Section {index + 1} ({type}): visitors do not see this.
        </strong>
      </p>
      <p>{reason}</p>
    </div>
  );
}

/** Takes the place of a section that does not parse. */
export const leftOutSection: SectionDefinition = {
  type: 'left-out',
  schema: v.unknown(),
  view: ({ section }) => <LeftOutBox {...(section as LeftOut)} />,
  examples: { default: {} },
};

export function boxesHtml(boxes: readonly LeftOut[]): string {
  return boxes.map((box) => renderHtml(<LeftOutBox {...box} />)).join('');
}
