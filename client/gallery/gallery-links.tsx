/** The gallery's switches: brand, section, width. Each is a link, so every view has its own URL. */
import type { FrameWidth } from './gallery-css.ts';

export const galleryPath = '/__sections';
/** The asset that documents each section's fields (scripts/build/write-section-fields.ts). */
export const sectionFieldsPath = '/section-fields.json';

export interface GalleryState {
  /** Slug of the brand whose theme is shown. */
  readonly brand: string;
  /** Type of the one section that is shown; undefined: the default example of each. */
  readonly section?: string | undefined;
  /** Width of the frame in px; undefined: as wide as the window. */
  readonly width?: FrameWidth | undefined;
}

/** URL of a view; anything left out stays at its default. */
export function galleryHref({ brand, section, width }: GalleryState): string {
  const query = new URLSearchParams({
    brand,
    ...(section ? { section } : {}),
    ...(width ? { width: `${width}` } : {}),
  });
  return `${galleryPath}?${query}`;
}

export interface Switch {
  readonly label: string;
  readonly state: GalleryState;
}

/** A row of links, the current one marked. */
export function SwitchRow({
  name,
  switches,
  current,
}: {
  name: string;
  switches: readonly Switch[];
  current: GalleryState;
}) {
  const here = galleryHref(current);
  return (
    <nav aria-label={name}>
      <ul className="gl-list">
        <li>{name}:</li>
        {switches.map(({ label, state }) => {
          const href = galleryHref(state);
          return (
            <li key={label}>
              <a href={href} {...(href === here ? { 'aria-current': 'page' as const } : {})}>
                {label}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
