/** The hero's roles that are open now, each leading to where it is described. */
import { MoreLink } from '../../ui/text/more-link.tsx';
import type { OpenRoles } from './hero.schema.ts';

export function Roles({ open }: { open: OpenRoles }) {
  return (
    <div className="w-full max-w-2xl">
      <h2 className="text-h4">{open.title}</h2>
      <ul className="mt-3 border-t border-hair">
        {open.roles.map(({ title, place, url }) => (
          <li
            key={title}
            className="flex flex-wrap items-center justify-between gap-x-6 border-b border-hair py-2.5"
          >
            <MoreLink href={url}>{title}</MoreLink>
            {place ? <span className="text-small text-ink-soft">{place}</span> : null}
          </li>
        ))}
      </ul>
    </div>
  );
}
