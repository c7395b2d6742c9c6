-- The sort orders other than estimated cost (domain/plans/list/order.ts), lowest first. Empty until the
-- catalogue is loaded again; until then such a list is sorted by estimated cost.
ALTER TABLE listing ADD COLUMN ongoing INTEGER;
ALTER TABLE listing ADD COLUMN own INTEGER;

CREATE INDEX listing_ongoing ON listing
  (vertical, ongoing, estimate_cents, total_cents, sort_name, plan_id, valid_from, valid_until);

CREATE INDEX listing_own ON listing
  (vertical, own, estimate_cents, total_cents, sort_name, plan_id, valid_from, valid_until);
