-- Only providers with a plan on sale are listed. For energy a load marks them, because its plans have no
-- index by provider; for other products a load stores no others.
-- bears: the old version lists fewer providers, as after any load, and the column that it does not write has a default.
ALTER TABLE energy_provider ADD COLUMN sells INTEGER NOT NULL DEFAULT 1;
UPDATE energy_provider SET sells = 0
WHERE (release, id) NOT IN (SELECT release, provider_id FROM energy_plan WHERE ended = 0);
DELETE FROM provider_vertical
WHERE vertical <> 'bundle' AND (vertical, provider_id) NOT IN (SELECT vertical, document ->> '$.providerId' FROM plan);
