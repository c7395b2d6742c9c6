/** A live page stays where visitors find it: moving or deleting it would take it down without a publication. */

interface Writing {
  readonly operation: string;
  readonly item?: object;
  readonly resolvedData?: Readonly<Record<string, unknown>>;
  addValidationError(message: string): void;
}

/** For `hooks.validate` of pages. */
export function stayWhileLive({ operation, item, resolvedData, addValidationError }: Writing) {
  const page = (item ?? {}) as { liveId?: string | null; path?: string; brandId?: string | null };
  if (!page.liveId) return;
  if (operation === 'delete') {
    addValidationError('Visitors see this page: take it down before it is deleted');
    return;
  }
  const { path, brand } = (resolvedData ?? {}) as {
    path?: string;
    brand?: { connect?: { id?: string } };
  };
  const moved = path !== undefined && path !== page.path;
  const given = brand?.connect?.id !== undefined && brand.connect.id !== page.brandId;
  if (moved || given) {
    addValidationError('Visitors see this page: take it down before its path or brand changes');
  }
}
