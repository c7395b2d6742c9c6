/** A hook that opens `<details>` and never shuts it: after that, only the visitor does. */
import { useState } from 'react';

/** @param opens whether it should be open now; once true, the result stays true */
export function useOpened(opens: boolean): boolean {
  const [opened, setOpened] = useState(opens);
  if (opens && !opened) setOpened(true);
  return opened || opens;
}
