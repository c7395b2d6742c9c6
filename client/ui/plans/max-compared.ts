/** How many plans stand side by side: the list and the comparison agree on it. */
export const maxCompared = 4;
