-- Visitors' steps by brand, product and referral code (docs/contracts/numbers.md), without any identifier.
CREATE TABLE counted (
  -- Seconds since 1970.
  at INTEGER NOT NULL,
  step TEXT NOT NULL,
  brand TEXT NOT NULL,
  vertical TEXT NOT NULL,
  code TEXT NOT NULL,
  -- The number of times within that second.
  count INTEGER NOT NULL CHECK (count > 0)
) STRICT;

CREATE INDEX counted_at ON counted (at);
