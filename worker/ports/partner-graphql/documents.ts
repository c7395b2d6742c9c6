/** The fixed GraphQL documents (spec: graphql): a visitor's input is a variable, never part of a document. */
export const documents = {
  createVisit: `mutation createVisit($host: String!, $affiliateId: String!) {
  createVisit(host: $host, affiliateId: $affiliateId) { id }
}`,

  createLead: `mutation createLead(
  $vertical: String!, $visitId: ID!, $rcCode: String, $extras: LeadExtras
) {
  createLead(vertical: $vertical, visitId: $visitId, rcCode: $rcCode, extras: $extras) { id }
}`,

  updateLead: `mutation updateLead($page: String!, $status: String!, $id: ID!) {
  updateLead(page: $page, status: $status, id: $id) { id }
}`,

  saveAddress: `mutation saveAddress($data: AddressInput!) {
  saveAddress(data: $data) { id }
}`,

  getCsSitesData: `query getCsSitesData($site: String!) {
  getCsSitesData(site: $site) { apiKey affiliate { affiliateId } }
}`,

  getProvidersData: `query getProvidersData($affiliate: String!, $vertical: String!) {
  getProvidersData(affiliate: $affiliate, vertical: $vertical) { id name logo { url altText } }
}`,

  getSolarProvidersData: `query getSolarProvidersData(
  $affiliate: String!, $vertical: String!
) {
  getSolarProvidersData(affiliate: $affiliate, vertical: $vertical) {
    id name logo { url altText }
  }
}`,
} as const;
