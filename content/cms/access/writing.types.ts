/** Type of what Keystone gives to `hooks.validate` of a list, as far as our checks use it. */
import type { KeystoneContext } from '@keystone-6/core/types';

export interface Writing {
  readonly operation: string;
  /** As kept; missing for a new one. */
  readonly item?: object;
  /** As written; missing for one that is deleted. */
  readonly resolvedData?: Readonly<Record<string, unknown>>;
  readonly context: KeystoneContext;
  addValidationError(message: string): void;
}
