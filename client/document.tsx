/** The HTML shell: the head, and a body that arrives as finished HTML. */

export interface DocumentAsset {
  readonly url: string;
  /** Subresource integrity, `sha384-…`. */
  readonly integrity: string;
}

export interface DocumentHead {
  readonly title: string;
  readonly description: string;
  /** Absolute address of the page without the visitor's query; left out for pages nobody should index. */
  readonly canonical?: string;
  readonly robots?: string;
  readonly siteName: string;
  readonly image?: { readonly url: string; readonly alt: string };
  /** Path of the square mark, used as favicon. */
  readonly icon: string;
  readonly themeColour: string;
}

export interface DocumentProps {
  readonly head: DocumentHead;
  /** `corporate` is the second brand style (spec §6). */
  readonly brandStyle: 'marketing' | 'corporate';
  readonly stylesheet: DocumentAsset;
  /** Finished HTML of everything inside <body>. */
  readonly body: string;
}

/** Renders the document; nothing of the visitor is in it (docs/contracts/page-cache.md). */
export function Document({ head, brandStyle, stylesheet, body }: DocumentProps) {
  return (
    <html lang="en-AU" data-style={brandStyle}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{head.title}</title>
        <meta name="description" content={head.description} />
        {head.robots && <meta name="robots" content={head.robots} />}
        {head.canonical && <link rel="canonical" href={head.canonical} />}
        <meta property="og:site_name" content={head.siteName} />
        <meta property="og:title" content={head.title} />
        <meta property="og:description" content={head.description} />
        {head.canonical && <meta property="og:url" content={head.canonical} />}
        {head.image && <meta property="og:image" content={head.image.url} />}
        {head.image && <meta property="og:image:alt" content={head.image.alt} />}
        <meta name="theme-color" content={head.themeColour} />
        <link rel="icon" href={head.icon} type="image/svg+xml" />
        <link rel="stylesheet" href={stylesheet.url} integrity={stylesheet.integrity} />
      </head>
      {/* Finished HTML: each section was rendered on its own (design: architecture). */}
      <body dangerouslySetInnerHTML={{ __html: body }} />
    </html>
  );
}

/** The islands runtime: the only script of a page that has islands, none on any other. */
export function RuntimeScript({ url, integrity }: DocumentAsset) {
  return <script type="module" async src={url} integrity={integrity} />;
}
