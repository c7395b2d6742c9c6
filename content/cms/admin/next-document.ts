/** The HTML around the CMS's screens, in place of Keystone's, which does not say that they are in English (WCAG 3.1.1). */

const source = `import { Html, Head, Main, NextScript } from 'next/document'

export default function Document() {
  return (
    <Html lang="en-AU" data-scroll-behavior="smooth">
      <Head />
      <body>
        <Main />
        <NextScript />
      </body>
    </Html>
  )
}
`;

/** For `ui.getAdditionalFiles`. */
export const nextDocument = {
  mode: 'write',
  outputPath: 'pages/_document.js',
  src: source,
} as const;
