-- Mobile plans with 5G access. Empty until the catalogue is loaded again.
ALTER TABLE listing ADD COLUMN five_g INTEGER;
ALTER TABLE tally ADD COLUMN five_g INTEGER;
