-- The plans that a lead is for, at most one per product: id, provider, price, its date, and the price that the
-- sender saw (domain/leads/chosen-plan.ts). Empty for a lead without a plan, and after erasure.
ALTER TABLE lead ADD COLUMN plans TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(plans));
