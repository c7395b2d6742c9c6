/** Credentials and secrets for development. They are public, so production refuses to start with them. */
export const development = {
  email: 'editor@kurrajong.example',
  password: 'kurrajong-at-home',
  cmsPort: '3100',
  sitePort: '8787',
  secret: 'development-only-secret-of-calls-and-previews',
  tokens: {
    read: 'development-token-that-reads-what-is-live',
    preview: 'development-token-that-reads-drafts-too',
    write: 'development-token-that-writes-and-publishes',
  },
};
