/** `npm run partner`: a partner's gateway, GraphQL and address service, simulated (docs/operations/partner.md). */
import '../tests/partner/partner-main.ts';
