/** The HTML shell: the head, and a body that arrives as finished HTML. */

export interface DocumentAsset {
  readonly url: string;
  /** Subresource integrity, `sha384-…`. */
  readonly integrity: string;
}

export interface DocumentHead {
  readonly title: string;
  readonly description: string;
  /** Absolute URL of the page without the visitor's query; left out for pages that must not be indexed. */
  readonly canonical?: string;
  readonly robots?: string;
  readonly siteName: string;
  /** Shown where the page is shared: an absolute URL and its size in px. */
  readonly image?: {
    readonly url: string;
    readonly alt: string;
    /** Media type. */
    readonly type: string;
    readonly width: number;
    readonly height: number;
  };
  /** Makes the page an article; `published` is an ISO date. */
  readonly article?: { readonly published: string };
  /** The brand's RSS feed. */
  readonly feed?: { readonly url: string; readonly title: string };
  /** Path of the square mark, used as the favicon. */
  readonly icon: string;
  /** Path of the mark on an opaque background, 180 × 180 px, for home screens. */
  readonly touchIcon: string;
  readonly webManifest: string;
  readonly themeColour: string;
}

export interface DocumentProps {
  readonly head: DocumentHead;
  /** `corporate` is the second brand style (spec: brands). */
  readonly brandStyle: 'marketing' | 'corporate';
  readonly stylesheet: DocumentAsset;
  /** Finished HTML of everything inside <body>. */
  readonly body: string;
}

/** Renders the document, which contains nothing about the visitor (docs/contracts/page-cache.md). */
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
        <meta property="og:type" content={head.article ? 'article' : 'website'} />
        <meta property="og:locale" content="en_AU" />
        <meta property="og:site_name" content={head.siteName} />
        <meta property="og:title" content={head.title} />
        <meta property="og:description" content={head.description} />
        {head.canonical && <meta property="og:url" content={head.canonical} />}
        {head.image && <ShareImage {...head.image} />}
        {head.article && (
          <meta property="article:published_time" content={head.article.published} />
        )}
        <meta name="theme-color" content={head.themeColour} />
        <link rel="icon" href={head.icon} type="image/svg+xml" />
        <link rel="apple-touch-icon" href={head.touchIcon} />
        <link rel="manifest" href={head.webManifest} />
        {head.feed && (
          <link
            rel="alternate"
            type="application/rss+xml"
            title={head.feed.title}
            href={head.feed.url}
          />
        )}
        <link rel="stylesheet" href={stylesheet.url} integrity={stylesheet.integrity} />
      </head>
      {/* Finished HTML: each section was rendered on its own (spec: sections). */}
      <body dangerouslySetInnerHTML={{ __html: body }} />
    </html>
  );
}

/** Twitter reads title, description and picture from Open Graph; only the kind of card needs a tag of its own. */
function ShareImage({ url, alt, type, width, height }: NonNullable<DocumentHead['image']>) {
  return (
    <>
      <meta property="og:image" content={url} />
      <meta property="og:image:type" content={type} />
      <meta property="og:image:width" content={`${width}`} />
      <meta property="og:image:height" content={`${height}`} />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/**
 * The islands runtime: the only script on a page with islands; other pages have none. `challenge`
 * tells the forms that the worker checks for a person (client/islands/form/challenge-frame.tsx).
 */
export function RuntimeScript({
  url,
  integrity,
  challenge = false,
}: DocumentAsset & { challenge?: boolean }) {
  const mark = challenge ? { 'data-challenge': '' } : {};
  return (
    <script type="module" async fetchPriority="low" src={url} integrity={integrity} {...mark} />
  );
}
