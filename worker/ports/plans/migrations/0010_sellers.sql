-- Providers are named by who has a plan on sale. Of energy a load marks them, since its plans have no
-- index by provider; of other products a load names nobody else.
-- bears: it names fewer providers, as after any load, and the column that it does not write has a default.
ALTER TABLE energy_provider ADD COLUMN sells INTEGER NOT NULL DEFAULT 1;
UPDATE energy_provider SET sells = 0
WHERE (release, id) NOT IN (SELECT release, provider_id FROM energy_plan WHERE ended = 0);
DELETE FROM provider_vertical
WHERE vertical <> 'bundle' AND (vertical, provider_id) NOT IN (SELECT vertical, document ->> '$.providerId' FROM plan);
