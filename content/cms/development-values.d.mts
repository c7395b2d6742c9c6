/** Types of development-values.mjs, which the CMS and the project's scripts share. */
export const development: {
  readonly email: string;
  readonly password: string;
  readonly cmsPort: string;
  readonly sitePort: string;
  readonly secret: string;
  readonly tokens: Readonly<Record<'read' | 'preview' | 'write', string>>;
};
