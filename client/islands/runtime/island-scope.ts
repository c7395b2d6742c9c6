/** What the renderer gives to the islands of one section, and how an island knows that it is in one. */
import { createContext } from 'react';

export interface IslandScopeValue {
  /** Unique on the page: `s3` for the fourth section. */
  readonly prefix: string;
  /** Islands rendered so far in this scope; the island counts up. */
  count: number;
  /** Props that do not survive JSON throw, and so does a failing island. */
  readonly development?: boolean;
  /** Told when an island could not be rendered and was left out (production). */
  readonly report?: (name: string, error: unknown) => void;
}

/** Given by the renderer around each section: `<IslandScope value={{ prefix: 's3', count: 0 }}>`. */
export const IslandScope = createContext<IslandScopeValue | null>(null);

/** The name of the island being rendered; islands do not nest. */
export const EnclosingIsland = createContext<string | null>(null);
