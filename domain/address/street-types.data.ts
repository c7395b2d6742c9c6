/** Street types: how the national address file abbreviates them, and what else people type. */

/** Type to its abbreviation, then other spellings in use. */
export const STREET_TYPES: Readonly<Record<string, readonly [abbr: string, ...typed: string[]]>> = {
  Alley: ['Ally'],
  Arcade: ['Arc'],
  Avenue: ['Av', 'Ave', 'Aven'],
  Boulevard: ['Bvd', 'Blvd', 'Boul', 'Boulevarde'],
  Chase: ['Ch'],
  Circle: ['Cir'],
  Circuit: ['Cct', 'Crct', 'Circ'],
  Close: ['Cl', 'Cls'],
  Concourse: ['Con'],
  Court: ['Ct', 'Crt'],
  Crescent: ['Cr', 'Cres', 'Crs'],
  Drive: ['Dr', 'Drv'],
  Esplanade: ['Esp'],
  Gardens: ['Gdns'],
  Glade: ['Gld'],
  Grove: ['Gr', 'Grv', 'Gve'],
  Heights: ['Hts'],
  Highway: ['Hwy'],
  Lane: ['Lane', 'Ln'],
  Link: ['Link'],
  Loop: ['Loop'],
  Mall: ['Mall'],
  Mews: ['Mews'],
  Parade: ['Pde'],
  Parkway: ['Pwy', 'Pkwy'],
  Pass: ['Pass'],
  Place: ['Pl'],
  Plaza: ['Plza', 'Plz'],
  Promenade: ['Prom'],
  Quay: ['Qy'],
  Ridge: ['Rdge'],
  Rise: ['Rise'],
  Road: ['Rd'],
  Row: ['Row'],
  Square: ['Sq'],
  Street: ['St', 'Str'],
  Terrace: ['Tce', 'Terr', 'Ter'],
  Track: ['Trk'],
  View: ['View', 'Vw'],
  Walk: ['Walk', 'Wlk'],
  Way: ['Way', 'Wy'],
};

/** Every word that is a street type, in any of its spellings, folded. */
export const TYPE_WORDS: ReadonlySet<string> = new Set(
  Object.entries(STREET_TYPES).flatMap(([type, spellings]) =>
    [type, ...spellings].map((word) => word.toLowerCase()),
  ),
);

/** Spellings the index does not hold, to the abbreviation it does: `ave` → `av`. */
export const TYPED_TYPES: ReadonlyMap<string, string> = new Map(
  Object.values(STREET_TYPES).flatMap(([abbr, ...typed]) =>
    typed.map((word): [string, string] => [word.toLowerCase(), abbr.toLowerCase()]),
  ),
);
