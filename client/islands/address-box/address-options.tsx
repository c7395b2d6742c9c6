/** The list under the address box: typed words in bold, the highlighted entry marked by its background and edge. */
import { useEffect, useRef } from 'react';
import type { Suggestion } from './suggest.ts';

export interface AddressOptionsProps {
  readonly id: string;
  readonly label: string;
  /** The repaired words, above the entries. The status region announces them with the number of entries. */
  readonly instead: string | undefined;
  /** The number of entries, below them where nothing was repaired. */
  readonly counted: string;
  readonly items: readonly Suggestion[];
  readonly typed: string;
  /** Index of the highlighted entry, -1 for none. */
  readonly active: number;
  readonly onActive: (index: number) => void;
  readonly onChoose: (suggestion: Suggestion) => void;
}

/** Id of an entry, for aria-activedescendant. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** At most 10rem high on small screens and 13rem on others (spec: constants): a partly visible, fading row shows that there are more. */
export function AddressOptions({
  id,
  label,
  instead,
  counted,
  items,
  typed,
  active,
  onActive,
  onChoose,
}: AddressOptionsProps) {
  const whole = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  // Opening scrolls the list into view, and the box with it (html's scroll-padding); later scrolling is left alone.
  useEffect(() => {
    whole.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press on the list or its scroll bar must not take the focus from the box.
    <div
      ref={whole}
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      className="absolute left-0 right-0 top-full z-30 mt-2 scroll-mb-3 overflow-hidden rounded-[min(var(--radius-field),1rem)] border border-line bg-[--card] shadow-raised"
    >
      {instead ? <Note edge="border-b">{instead}</Note> : null}
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label={label}
        className="fading max-h-40 md:max-h-52 overflow-y-auto overscroll-contain"
      >
        {items.map((item, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys work in the combobox, which keeps the focus (APG).
          // biome-ignore lint/a11y/useFocusableInteractive: an entry with the focus would close the list before a screen reader presses it.
          <div
            key={item.id}
            id={optionId(id, index)}
            role="option"
            aria-selected={index === active}
            onPointerMove={() => onActive(index)}
            onClick={() => onChoose(item)}
            className={`flex min-h-11 cursor-pointer items-center border-l-4 px-4 py-2 text-base leading-snug ${
              index === active ? 'border-primary bg-tint text-ink' : 'border-transparent text-ink'
            }`}
          >
            <span>
              {matchedSegments(item.line, typed).map(({ text, hit }, at) =>
                // biome-ignore lint/suspicious/noArrayIndexKey: segments have no identity and never move.
                hit ? <b key={at}>{text}</b> : <span key={at}>{text}</span>,
              )}
            </span>
          </div>
        ))}
      </div>
      {instead ? null : <Note edge="border-t">{counted}</Note>}
    </div>
  );
}

function Note({ edge, children }: { readonly edge: string; readonly children: string }) {
  return (
    <p aria-hidden="true" className={`${edge} border-line px-5 py-2 text-small text-ink-soft`}>
      {children}
    </p>
  );
}

interface Segment {
  readonly text: string;
  readonly hit: boolean;
}

/** Cuts `line` where one of its words begins with a typed word, so that the list can set the match in bold. Ignores case and commas. */
export function matchedSegments(line: string, typed: string): Segment[] {
  const words = typed
    .split(/[\s,/]+/)
    .filter(Boolean)
    .sort((a, b) => b.length - a.length)
    .map(escapePattern);
  if (words.length === 0) return [{ text: line, hit: false }];
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})`, 'giu');
  const segments: Segment[] = [];
  let end = 0;
  for (const match of line.matchAll(pattern)) {
    if (match.index > end) segments.push({ text: line.slice(end, match.index), hit: false });
    segments.push({ text: match[0], hit: true });
    end = match.index + match[0].length;
  }
  if (end < line.length) segments.push({ text: line.slice(end), hit: false });
  return segments;
}

function escapePattern(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
