/** A page that only says something: not found, something went wrong. */
import { ButtonLink } from './form/button.tsx';
import { Link } from './link.tsx';

export interface MessagePageProps {
  readonly title: string;
  readonly text: string;
  readonly link: { readonly label: string; readonly url: string };
  /** Other places that visitors may want to go. */
  readonly ways?: readonly { readonly words: string; readonly href: string }[];
}

/** Goes into `<main>`; where it reports an error, the document's title starts with "Error: ". */
export function MessagePage({ title, text, link, ways = [] }: MessagePageProps) {
  return (
    <div data-surface="paper" className="grid min-h-[60vh] items-center py-16">
      <div className="wrap">
        <h1 className="measure text-h1">{title}</h1>
        <p className="measure mt-5 text-lead text-ink-soft">{text}</p>
        <p className="mt-8">
          <ButtonLink href={link.url} size="large">
            {link.label}
          </ButtonLink>
        </p>
        {ways.length > 0 ? (
          <ul className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
            {ways.map(({ words, href }) => (
              <li key={href}>
                <Link href={href} className="inline-link">
                  {words}
                </Link>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </div>
  );
}
