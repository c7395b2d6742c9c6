/** Where the server for Lighthouse listens: HTTP/2 for the browser, and the development server behind it. */

export const frontPort = Number(process.env.LIGHTHOUSE_PORT ?? '8791');
export const upstreamPort = frontPort + 1;
