/** Image-text group: alternating rows, the about-us spread or numbered steps (spec: sections). */

import { MoreLink } from '../../ui/link.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { Copy } from '../../ui/text/copy.tsx';
import { below, Heading, type Level } from '../../ui/text/heading.tsx';
import type { SectionViewProps } from '../define-section.ts';
import { HeadedFrame, itemLevel } from '../section-head.tsx';
import type { ImageText } from './image-text.schema.ts';

const forms = { grid: AlternatingRows, aboutUs: AboutRows, steps: StepRows } as const;

export function ImageTextView({ section, context }: SectionViewProps<ImageText>) {
  const Rows = forms[section.section];
  return (
    <HeadedFrame section={section} context={context} plan="wide">
      <Rows rows={section.rows} layout={section.layout} level={itemLevel(section)} />
    </HeadedFrame>
  );
}

type Row = ImageText['rows'][number];
interface RowsProps {
  rows: readonly Row[];
  layout: ImageText['layout'];
  level: Level;
}

/** Shares of the picture and the words, in twelfths. */
const shares = {
  default: { picture: 'md:col-span-5', words: 'md:col-span-7' },
  '25/75': { picture: 'md:col-span-3', words: 'md:col-span-9' },
  '50/50': { picture: 'md:col-span-6', words: 'md:col-span-6' },
} as const;

/** Pictures left and right in turn; on a phone the picture always comes first. */
function AlternatingRows({ rows, layout, level }: RowsProps) {
  const share = shares[layout];
  return (
    <div className="rows">
      {rows.map((row, index) => (
        <div key={row.title} className="row">
          {row.image ? (
            <div className={`${share.picture} ${index % 2 === 1 ? 'md:order-last' : ''}`.trimEnd()}>
              <Picture room="half" image={row.image} className="row-picture" />
            </div>
          ) : null}
          <div
            className={`grid gap-4 justify-items-start ${row.image ? share.words : 'md:col-span-9'}`}
          >
            <Words row={row} level={level} />
          </div>
        </div>
      ))}
    </div>
  );
}

/** A spread: title, words and a small picture side by side, with a line above each row. */
function AboutRows({ rows, level }: RowsProps) {
  return (
    <div className="rows">
      {rows.map((row) => (
        <div
          key={row.title}
          className="grid gap-6 border-t border-hair pt-8 md:grid-cols-12 md:gap-x-12"
        >
          <div className="md:col-span-4">
            <Title row={row} level={level} />
          </div>
          <div
            className={`grid gap-5 content-start justify-items-start ${row.image ? 'md:col-span-5' : 'md:col-span-8'}`}
          >
            <Body row={row} level={level} />
          </div>
          {row.image ? (
            <Picture room="half" image={row.image} className="row-picture md:col-span-3" />
          ) : null}
        </div>
      ))}
    </div>
  );
}

/** Numbered stops down the page, each with its picture beside it. */
function StepRows({ rows, level }: RowsProps) {
  return (
    <ol className="stops">
      {rows.map((row, index) => (
        <li key={row.title} className="stop">
          <span aria-hidden="true" className="stop-number">
            {index + 1}
          </span>
          <div className="grid gap-3 content-start justify-items-start pt-1.5 md:col-span-7">
            <Words row={row} level={level} />
          </div>
          {row.image ? (
            <Picture room="half" image={row.image} className="row-picture max-w-80 md:col-span-4" />
          ) : null}
        </li>
      ))}
    </ol>
  );
}

function Words({ row, level }: { row: Row; level: Level }) {
  return (
    <>
      <Title row={row} level={level} />
      <Body row={row} level={level} />
    </>
  );
}

function Title({ row, level }: { row: Row; level: Level }) {
  return (
    <div>
      {row.subHead ? <p className="eyebrow mb-2">{row.subHead}</p> : null}
      <Heading level={level} className="text-h3">
        {row.title}
      </Heading>
    </div>
  );
}

function Body({ row, level }: { row: Row; level: Level }) {
  return (
    <>
      <div className="prose measure text-lead text-ink-soft">
        <Copy value={row.body} base={below(level)} />
      </div>
      {row.link ? <MoreLink href={row.link.url}>{row.link.label}</MoreLink> : null}
    </>
  );
}
