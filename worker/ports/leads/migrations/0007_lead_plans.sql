-- The plans a lead is for, one for each product at most: id, provider, price, its day, and the price its
-- sender was shown (domain/leads/chosen-plan.ts). Empty for a lead without a plan, and after erasure.
ALTER TABLE lead ADD COLUMN plans TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(plans));
