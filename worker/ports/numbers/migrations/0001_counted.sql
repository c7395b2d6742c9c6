-- Steps of visitors by brand, product and referral code (docs/contracts/numbers.md); nothing says whose.
CREATE TABLE counted (
  -- Seconds since 1970.
  at INTEGER NOT NULL,
  step TEXT NOT NULL,
  brand TEXT NOT NULL,
  vertical TEXT NOT NULL,
  code TEXT NOT NULL,
  -- How often within that second.
  count INTEGER NOT NULL CHECK (count > 0)
) STRICT;

CREATE INDEX counted_at ON counted (at);
