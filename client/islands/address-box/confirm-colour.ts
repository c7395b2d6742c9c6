/** The colour of the manual dialog's confirm button, where content chooses it (spec: manual-address). */
import { bgClass, fgClass } from '../../ui/colour.ts';

/** Classes for a colour from content; they must also stand in the server's HTML to get their rules. */
export function confirmClasses(colour: string): string {
  return `${bgClass(colour)} ${fgClass('#1c1c1c', colour)}`;
}
