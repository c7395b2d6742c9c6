/** The footer: about the brand, links, how we are paid, and the licence of the address data. */
import type { Site } from '../../../content/model/site.schema.ts';
import type { Brand } from '../../../domain/brand.ts';
import { Link } from '../link.tsx';

export function SiteFooter({ brand, site }: { brand: Brand; site: Site }) {
  const { groups, layout, about, legal } = site.footer;
  const split = layout === 'halves' ? halves : columnsOf;
  return (
    <footer data-surface="deep">
      <div className="wrap flex flex-wrap gap-12 py-14 lg:py-20">
        <div className="grid flex-1 basis-64 content-start gap-4">
          <p className="flex items-center gap-3 font-heading text-h3 font-700 corporate:font-500">
            <img
              src={brand.mark.src}
              alt=""
              width={brand.mark.width}
              height={brand.mark.height}
              loading="lazy"
              decoding="async"
              className="h-11 w-11 rounded-field bg-card p-1.5"
            />
            {brand.name}
          </p>
          <p className="measure text-small">{about}</p>
        </div>
        <nav
          aria-label="Footer"
          className="flex flex-wrap gap-x-12 gap-y-10 [&:has(>:nth-child(4))]:max-w-3xl"
        >
          {groups.map((group) => (
            <div key={group.title} className="grid content-start gap-4">
              <h2 className="text-small font-650">{group.title}</h2>
              <div className="flex flex-wrap gap-x-10 gap-y-2.5">
                {split(group.links).map((column) => (
                  <ul key={column[0]?.url} className="footer-links">
                    {column.map((link) => (
                      <li key={link.url + link.label}>
                        <Link
                          href={link.url}
                          className="inline-block py-0.5 no-underline hover:underline"
                        >
                          {link.label}
                        </Link>
                      </li>
                    ))}
                  </ul>
                ))}
              </div>
            </div>
          ))}
        </nav>
        <div className="grid w-full gap-3 border-t border-hair pt-8 text-fine">
          <div className="grid gap-2 measure">
            {legal.map((line) => (
              <p key={line}>{line}</p>
            ))}
            <p>
              {brand.legalName} is paid by providers when you apply, sign up or ask for a quote
              through this site. The fee does not change what you pay and does not decide the order
              of a list.
            </p>
            <AddressAttribution />
          </div>
        </div>
      </div>
    </footer>
  );
}

/** Wording that the G-NAF end user licence agreement requires. */
function AddressAttribution() {
  return (
    <p>
      Incorporates or developed using G-NAF © Geoscape Australia licensed by the Commonwealth of
      Australia under the Open Geo-coded National Address File{' '}
      <span className="whitespace-nowrap">(G-NAF)</span> End User Licence Agreement.
    </p>
  );
}

/** Columns of at most `most` items, in order and as even as possible; four by default (spec: constants). */
export function columnsOf<T>(items: readonly T[], most = 4): T[][] {
  const count = Math.ceil(items.length / most);
  const start = (column: number) => Math.ceil((column * items.length) / count);
  return Array.from({ length: count }, (_, column) =>
    items.slice(start(column), start(column + 1)),
  );
}

/** Two columns, the first at least as long as the second; a single item makes a single column. */
export function halves<T>(items: readonly T[]): T[][] {
  return columnsOf(items, Math.max(1, Math.ceil(items.length / 2)));
}
