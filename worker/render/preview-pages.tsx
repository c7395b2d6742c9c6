/** The parts of a preview around the draft: the page with the frames, the strip, and the page at its end. */
import type { ReactNode } from 'react';
import { renderHtml } from '../../client/ui/render-html.ts';
import { previewCssPath } from './preview-css.ts';

export const previewEndPath = '/preview/end';

/** Allows only our own frames, stylesheet and forms. */
export const previewPolicy = [
  "default-src 'none'",
  "style-src 'self'",
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** @param until milliseconds since 1970 */
function Ends({ until }: { until: number }) {
  // Made only for editors: an isolate's first one takes up to 9 ms (domain/calendar.ts).
  const clock = new Intl.DateTimeFormat('en-AU', {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'Australia/Sydney',
  });
  return (
    <>
      Ends at <time dateTime={new Date(until).toISOString()}>{clock.format(until)}</time>, Sydney
      time.
    </>
  );
}

function EndForm() {
  return (
    <form method="post" action={previewEndPath} target="_top">
      <button type="submit">End preview</button>
    </form>
  );
}

interface Frames {
  readonly brand: string;
  readonly path: string;
  /** The end of the preview, in milliseconds since 1970. */
  readonly until: number;
}

/** The draft at two widths: side by side, or one at a time on a narrow screen. */
export function previewFrames({ brand, path, until }: Frames): string {
  return page(
    `Preview of ${path}`,
    <body className="kj-frames">
      <header className="kj-preview">
        <h1>
          Preview of {path} on {brand}
        </h1>
        <p>
          This is a draft: visitors do not see it, and its forms send nothing.{' '}
          <Ends until={until} />
        </p>
        <EndForm />
      </header>
      <main aria-label="The draft at two widths">
        <fieldset className="kj-widths">
          <legend>Show</legend>
          <label>
            <input type="radio" name="width" id="kj-phone" defaultChecked /> Phone
          </label>
          <label>
            <input type="radio" name="width" id="kj-desktop" /> Desktop
          </label>
        </fieldset>
        <section className="kj-phone">
          <h2>Phone, 390 px wide</h2>
          <div className="kj-window">
            <iframe title={`${path} on a phone`} src={path} />
          </div>
        </section>
        <section className="kj-desktop">
          <h2>Desktop, 1280 px wide, scaled to fit</h2>
          <div className="kj-window">
            <iframe title={`${path} on a desktop`} src={path} />
          </div>
        </section>
      </main>
    </body>,
  );
}

/** For a link or a pass that is invalid or has expired; the same words for all, so that they reveal nothing. */
export function previewEnded(): string {
  return page(
    'This preview has ended',
    <body>
      <main className="kj-ended">
        <h1>This preview has ended</h1>
        <p>Preview links work for a short time only. Open the page again from the CMS.</p>
        <p>
          <a href="/">Go to the home page</a>
        </p>
      </main>
    </body>,
  );
}

interface Strip {
  readonly until: number;
  readonly notice?: string | undefined;
  /** True inside our own frame, whose page shows the rest. */
  readonly framed?: boolean;
}

/** Adds the strip at the top of the body of finished HTML. */
export function withStrip(html: string, { until, notice, framed }: Strip): string {
  const strip = renderHtml(
    <>
      <link rel="stylesheet" href={previewCssPath} />
      <aside className="kj-preview" aria-label="Preview">
        <p>
          <strong>Draft.</strong> Visitors do not see this page, and its forms send nothing.{' '}
          {!framed && <Ends until={until} />}
        </p>
        {notice !== undefined && (
          <p className="kj-notice" role="status">
            {notice}
          </p>
        )}
        {!framed && <EndForm />}
      </aside>
    </>,
  );
  return html.replace('<body>', () => `<body>${strip}`);
}

function page(title: string, body: ReactNode): string {
  const html = renderHtml(
    <html lang="en-AU">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <link rel="stylesheet" href={previewCssPath} />
      </head>
      {body}
    </html>,
  );
  return `<!DOCTYPE html>${html}`;
}
