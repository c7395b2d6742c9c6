/** The component blocks an editor can put into a rich text; anything else is reported, not rendered. */
import type { ReactNode } from 'react';
import * as v from 'valibot';
import {
  actionProps,
  noticeProps,
  quoteProps,
} from '../../../content/model/text-block-props.schema.ts';
import { ButtonLink } from '../form/button.tsx';
import { Icon } from '../icon.tsx';
import { Problem } from './rich-text-parts.tsx';

export interface BlockProps {
  readonly props: Record<string, unknown>;
  /** The rendered children of one prop, by its path (`content`), or of all of them; null where they have no words. */
  readonly slot: (propPath?: string) => ReactNode;
}

const noticeIcons = { info: 'info', warning: 'circle-alert', success: 'circle-check' } as const;

const blocks: Readonly<Record<string, (block: BlockProps) => ReactNode>> = {
  notice: withProps(noticeProps, ({ intent }, slot) => (
    <div className="flex gap-3 rounded-card bg-tint p-5 md:p-6">
      <Icon name={noticeIcons[intent]} className="mt-0.5 text-h3 text-action" />
      <div className="prose min-w-0">{slot()}</div>
    </div>
  )),
  quote: withProps(quoteProps, ({ attribution }, slot) => {
    const who = attribution ?? slot('attribution');
    return (
      <figure className="border-l-3 border-accent pl-5">
        <blockquote className="text-lead">{slot('content')}</blockquote>
        {who ? <figcaption className="mt-2 text-small text-ink-soft">{who}</figcaption> : null}
      </figure>
    );
  }),
  'call-to-action': withProps(actionProps, ({ label, url }) => (
    <div>
      <ButtonLink href={url}>{label}</ButtonLink>
    </div>
  )),
};

/** Invalid props lose only their own block, and are reported. */
function withProps<Props>(
  schema: v.GenericSchema<unknown, Props>,
  view: (props: Props, slot: BlockProps['slot']) => ReactNode,
): (block: BlockProps) => ReactNode {
  return ({ props, slot }) => {
    const { success, output, issues } = v.safeParse(schema, props);
    if (success) return view(output, slot);
    const [{ message, path }] = issues;
    return (
      <Problem reason={`A block of rich text cannot be shown: ${path?.[0]?.key}: ${message}`} />
    );
  };
}

/** The block with that name, or undefined; `__proto__` and the like are not block names. */
export function blockNamed(name: string): ((block: BlockProps) => ReactNode) | undefined {
  return Object.hasOwn(blocks, name) ? blocks[name] : undefined;
}
