/** A plan from a partner's answer with only the specification's fields. */

export const barePlan = {
  id: 7,
  name: 'Bare 7',
  cost: '45.50',
  minimum_cost: 45.5,
  inclusion: ['Calls'],
  special_offer_status: 0,
  providers: { name: 'Partner Mobile', logo: 'https://cdn.partner.example/logo.png' },
  contract: { contract_name: 'No contract' },
};
