/** Under which key a form's deliveries go out: the partner tells a repeat by it. */
import type { DeliveryKey } from '../delivery/delivery.types.ts';

interface Products {
  readonly submissionId: string;
  readonly verticals: readonly string[];
}

/** The form's id itself; each product of a bundle goes to its own partner under its own key. */
export function deliveryId({ submissionId, verticals }: Products, vertical: string): string {
  return verticals.length > 1 ? `${submissionId}.${vertical}` : submissionId;
}

/** The keys of all deliveries of one form. */
export function deliveryKeys(form: Products & { readonly brand: string }): DeliveryKey[] {
  return form.verticals.map((vertical) => ({ brand: form.brand, id: deliveryId(form, vertical) }));
}
