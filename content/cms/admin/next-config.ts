/** The settings of Next for the CMS's screens, in place of those that Keystone writes. */

/**
 * Next renders only an empty page on the server, so nothing is bundled for it. The cache, which makes the next
 * build faster, takes a quarter of the build to write, and CI never builds twice.
 */
const settings = `module.exports = {
  // Next would guess it, and warn at each start that it may be wrong.
  turbopack: { root: require('node:path').join(__dirname, '../../../..') },
  typescript: { ignoreBuildErrors: true },
  transpilePackages: ['../../admin'],
  experimental: { turbopackFileSystemCacheForBuild: !process.env.CI },
};
`;

/** For `ui.getAdditionalFiles`, whose files Keystone does not write over. */
export const nextConfig = {
  mode: 'write',
  outputPath: 'next.config.js',
  src: settings,
} as const;
