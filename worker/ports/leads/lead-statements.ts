/** The SQL of the embedded leads adapter: one idempotent statement per operation. */

/** A conflict writes the key onto itself, so that RETURNING gives the row that is already there. */
export const insertVisit = `
INSERT INTO visit (id, idempotency_key, brand, host, affiliate_id, rc_code, tracking,
  screen_resolution, address_line, source_type, page, created_at)
VALUES (:id, :idempotencyKey, :brand, :host, :affiliateId, :rcCode, :tracking, :screenResolution,
  :addressLine, :sourceType, :page, :now)
ON CONFLICT (idempotency_key) DO UPDATE SET idempotency_key = excluded.idempotency_key
RETURNING id`;

export const insertLead = `
INSERT INTO lead (id, idempotency_key, brand, visit_id, vertical, verticals, rc_code,
  tracking, plans, created_at, updated_at)
VALUES (:id, :idempotencyKey, :brand, :visitId, :vertical, :verticals, :rcCode, :tracking, :plans,
  :now, :now)
ON CONFLICT (idempotency_key) DO UPDATE SET idempotency_key = excluded.idempotency_key
RETURNING id`;

export const insertAddress = `
INSERT INTO lead_address (id, lead_id, address_line, address_site_id, locality, postcode, state,
  street_name, street_number1, unit_type, unit_number, lot_number, stayed_month, stayed_year,
  type, record, created_at)
VALUES (:id, :leadId, :addressLine, :addressSiteId, :locality, :postcode, :state, :streetName,
  :streetNumber1, :unitType, :unitNumber, :lotNumber, :stayedMonth, :stayedYear, :type, :record,
  :now)
ON CONFLICT (lead_id) DO UPDATE SET lead_id = excluded.lead_id
RETURNING id`;

/** A status that delivery has already advanced stays: the same form may come again after that. */
export const updateLead = `
UPDATE lead SET page = :page, status = CASE status WHEN 'open' THEN :status ELSE status END,
  updated_at = :now
WHERE id = :leadId AND brand = :brand
RETURNING id`;

export const selectLead = `
SELECT lead.id, lead.visit_id, lead.vertical, lead.verticals, lead_address.address_line
FROM lead LEFT JOIN lead_address ON lead_address.lead_id = lead.id
WHERE lead.id = :leadId AND lead.visit_id = :visitId AND lead.brand = :brand
  AND lead.erased_at IS NULL`;

/** A lead with everything that a copy takes over. */
export const selectOriginal = `
SELECT lead.brand, lead.visit_id, lead.vertical, lead.verticals, lead.rc_code, lead.tracking, lead.page,
  lead_address.address_line, lead_address.address_site_id, lead_address.locality,
  lead_address.postcode, lead_address.state, lead_address.street_name, lead_address.street_number1,
  lead_address.unit_type, lead_address.unit_number, lead_address.lot_number,
  lead_address.stayed_month, lead_address.stayed_year, lead_address.record
FROM lead LEFT JOIN lead_address ON lead_address.lead_id = lead.id
WHERE lead.id = :leadId AND lead.brand = :brand AND lead.erased_at IS NULL`;

/** These find what a remote system already knows, so that it is not told twice. */
export const selectVisitOfKey = 'SELECT id FROM visit WHERE idempotency_key = :key';
export const selectLeadOfKey = 'SELECT id FROM lead WHERE idempotency_key = :key';
export const selectAddressOfLead = 'SELECT id FROM lead_address WHERE lead_id = :leadId';
