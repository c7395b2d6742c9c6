/** The 'Enter Address' dialog: seven fields for an address that the list does not have (spec: manual-address). */
import { type ChangeEvent, type FormEvent, useEffect, useId, useRef, useState } from 'react';
import {
  type ManualAddress,
  type ManualField,
  manualAddress,
  manualAddressLine,
  manualFields,
  normaliseLocality,
  normaliseStreetName,
} from '../../../domain/address/manual-address.ts';
import { limitPostcode } from '../../../domain/address/places/limit-postcode.ts';
import { borderErrors } from '../../../domain/address/postcode-borders.ts';
import { splitTyped } from '../../../domain/address/split-typed.ts';
import { inOwnFields } from '../../../domain/address/typed/own-fields.ts';
import { errorOf } from '../../../domain/forms/parse-form.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Button } from '../../ui/form/button.tsx';
import { buttonClass } from '../../ui/form/button-style.ts';
import { AddressFields, type FieldTie, manualTitle } from '../../ui/form/field-address.tsx';
import { emptyValues, type Form, useForm } from '../form/use-form.ts';
import type { ChosenAddress } from './address-choice.ts';

export interface ManualDialogProps {
  readonly open: boolean;
  /** The text in the address box; its parts fill the fields until the visitor changes one. */
  readonly typed: string;
  readonly onClose: () => void;
  readonly onConfirm: (address: ChosenAddress) => void;
  /** Colour classes of the confirm button, where an editor chose one. */
  readonly confirmClass?: string | undefined;
}

/** #49B271 (spec: manual-address) carries dark text: white on it is 2.7 : 1. */
const defaultConfirm = 'bg-[#49B271] text-[#0f1f16] hover:bg-[#5cc184]';

/** Messages show on blur or on confirm, and follow each change from then on; typed text survives closing. */
export function ManualDialog({ open, typed, onClose, onConfirm, confirmClass }: ManualDialogProps) {
  const id = useId();
  const form = useForm(manualAddress, emptyValues(manualFields));
  const element = useRef<HTMLFormElement>(null);
  /** True once the visitor has changed or confirmed the fields: they are never filled again. */
  const own = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: filled when the dialog opens, not while it is open
  useEffect(() => {
    if (!open || own.current) return;
    const parts = splitTyped(typed);
    for (const name of manualFields) form.set(name, parts[name]);
  }, [open]);
  const [refusal, setRefusal] = useState<Refusal>({ from: '', times: 0 });
  const opened = useRef(false);
  useEffect(() => {
    if (opened.current && !open) keepFocus(document.getElementById(`${id}title`));
    opened.current = open;
  }, [open, id]);
  const confirm = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    own.current = true;
    const fields: ManualAddress | undefined = form.submit(form.read(event.currentTarget));
    const wrong = fields ? borderErrors(fields) : [];
    if (fields && wrong.length === 0) {
      return onConfirm({ kind: 'manual', fields, line: manualAddressLine(inOwnFields(fields)) });
    }
    form.refuse(wrong);
    const from = document.activeElement?.id ?? '';
    setRefusal(({ times }) => ({ from, times: times + 1 }));
    // The messages and aria-invalid are only there after the next render.
    requestAnimationFrame(() => firstInvalid(element.current)?.focus());
  };
  return (
    <Dialog open={open} onClose={onClose} title={manualTitle} titleId={`${id}title`}>
      <form
        ref={element}
        noValidate
        onSubmit={confirm}
        onChange={() => {
          own.current = true;
        }}
      >
        <AddressFields tie={(name) => tieField(form, name, `${id}${name}`, refusal)} />
        <div className="mt-7 flex flex-wrap gap-3">
          <button
            type="submit"
            className={buttonClass(
              'own',
              'normal',
              `grow sm:grow-0 ${confirmClass ?? defaultConfirm}`,
            )}
          >
            Confirm address
          </button>
          <Button kind="secondary" onClick={onClose} className="grow sm:grow-0">
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/**
 * The link beside a message is removed with it, so the browser has nothing to return the focus to:
 * the address box of the same form takes it.
 */
function keepFocus(within: HTMLElement | null): void {
  if (document.activeElement !== document.body) return;
  within?.closest('x-island')?.querySelector<HTMLElement>('[role=combobox]')?.focus();
}

function firstInvalid(form: HTMLElement | null): HTMLElement | null {
  return form?.querySelector<HTMLElement>('[aria-invalid=true]') ?? null;
}

/** The last time that the visitor confirmed invalid fields. */
interface Refusal {
  /** Id of the element that had the focus. */
  readonly from: string;
  /** How many times invalid fields have been confirmed. */
  readonly times: number;
}

/** Changes made while typing: suburb in capitals, postcode at most 4 characters (spec: validation). */
const asTyped: Partial<Record<ManualField, (value: string) => string>> = {
  Locality: normaliseLocality,
  Postcode: limitPostcode,
};

/**
 * The street name is normalised on blur: doing it while typing would fight the visitor. If the first
 * invalid field already has the focus on confirm, a screen reader does not read it again, so its message
 * is announced.
 */
function tieField(
  form: Form<ManualField, ManualAddress>,
  name: ManualField,
  id: string,
  { from, times }: Refusal,
): FieldTie {
  return {
    id,
    value: form.values[name],
    error: errorOf(form.errors, name),
    times,
    quiet: form.submitted && (from !== id || form.errors[0]?.field !== name),
    onChange(event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) {
      const change = asTyped[name];
      if (change && event.target instanceof HTMLInputElement) rewrite(event.target, change);
      form.set(name, event.target.value);
      // The postcode's message may be about the state.
      if (name === 'State') form.refuse([]);
    },
    onBlur({ relatedTarget }) {
      if (name === 'StreetName') form.set(name, normaliseStreetName(form.values[name]));
      // A message that appeared on the way to Cancel would move the button from under the pointer.
      const isLeaving =
        relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'button';
      if (!isLeaving) form.leave(name);
    },
  };
}

/** Changes the text and leaves the caret where it was. */
function rewrite(input: HTMLInputElement, change: (value: string) => string): void {
  const { selectionStart, selectionEnd, value } = input;
  const changed = change(value);
  if (changed === value) return;
  input.value = changed;
  input.setSelectionRange(selectionStart, selectionEnd);
}
