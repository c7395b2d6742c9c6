/** The fixed GraphQL documents for the CMS (docs/contracts/cms.md); the field of an answer is the document's name. */
export const cmsDocuments = {
  siteLive: `query siteLive($brand: String!) {
  siteLive(brand: $brand) { number at by }
}`,

  siteChanges: `query siteChanges($brand: String!, $since: Int!) {
  siteChanges(brand: $brand, since: $since) { number at by paths frame }
}`,

  sitePaths: `query sitePaths($brand: String!, $after: String, $take: Int) {
  sitePaths(brand: $brand, after: $after, take: $take)
}`,

  sitePages: `query sitePages($brand: String!, $paths: [String!]!, $draft: Boolean) {
  sitePages(brand: $brand, paths: $paths, draft: $draft) {
    path title description published noindex crumb image document
  }
}`,

  siteFrame: `query siteFrame($brand: String!, $draft: Boolean) {
  siteFrame(brand: $brand, draft: $draft)
}`,

  reportPublication: `mutation reportPublication($brand: String!, $number: Int!, $outcome: JSON!) {
  reportPublication(brand: $brand, number: $number, outcome: $outcome)
}`,
} as const;
