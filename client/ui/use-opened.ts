/** What opens `<details>` and never shuts it: from then on it is the visitor's. */
import { useState } from 'react';

/** @param opens now; once it was true, the answer stays true */
export function useOpened(opens: boolean): boolean {
  const [opened, setOpened] = useState(opens);
  if (opens && !opened) setOpened(true);
  return opened || opens;
}
