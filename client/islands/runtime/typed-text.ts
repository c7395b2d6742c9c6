/** Keeps what a visitor typed, ticked or chose while an island was loading, or when it fails. */
type Field = (HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement) & TextPart;

/** Properties that a select does not have. */
type TextPart = Partial<
  Pick<
    HTMLInputElement,
    'checked' | 'defaultValue' | 'select' | 'selectionStart' | 'selectionEnd' | 'setSelectionRange'
  >
>;

/** Start and end of the selection, or all of the text; undefined where the focus is elsewhere, or the caret is unknown. */
type Caret = readonly [number | null, number | null] | 'all' | undefined;

interface Typed {
  readonly index: number;
  readonly value: string;
  /** For a checkbox or radio button. */
  readonly checked: boolean | undefined;
  readonly caret: Caret;
}

/** Resets the fields to the server's values, which React expects, and returns what the visitor had entered. */
export function takeTyped(host: HTMLElement): Typed[] {
  const typed = fields(host).flatMap((field, index) => {
    const { value, checked } = field;
    const isLeft = isTick(field)
      ? checked === field.defaultChecked
      : field.type === 'hidden' || value === writtenValue(field);
    return isLeft ? [] : { field, index, value, checked, caret: caretOf(field) };
  });
  // Only now, because resetting a radio button unticks the one that the visitor chose.
  for (const { field } of typed) {
    if (isTick(field)) field.checked = field.defaultChecked;
    else field.value = writtenValue(field);
  }
  return typed;
}

/** Copies nodes with all that was entered. `cloneNode` keeps typed text and ticks, but not a select's choice (HTML §4.10.7). */
export function copied(from: readonly Node[]): Node[] {
  const copies = from.map((node) => node.cloneNode(true));
  const twins = fieldsIn(copies);
  fieldsIn(from).forEach((field, index) => {
    const twin = twins[index];
    if (twin && field instanceof HTMLSelectElement) twin.value = field.value;
  });
  return copies;
}

/** Replays what was typed, ticked and chosen, this time with React listening. */
export function giveTyped(host: HTMLElement, typed: readonly Typed[]): void {
  const current = fields(host);
  for (const { index, value, checked, caret } of typed) {
    const field = current[index];
    if (!field) continue;
    if (isTick(field)) {
      // A radio button has already lost its tick where another one in its group was chosen.
      if (field.checked !== checked) field.click();
      continue;
    }
    setNative(field, value);
    // React listens to `input` for text, and to `change` for a select.
    for (const type of ['input', 'change']) {
      field.dispatchEvent(new Event(type, { bubbles: true }));
    }
    setCaret(field, caret);
  }
}

/** Copies values by name from removed nodes to the server's HTML that replaced them. */
export function keepTyped(from: readonly Node[], host: HTMLElement): void {
  const old = fieldsIn(from);
  for (const field of fields(host)) {
    if (field.type === 'hidden' || !field.name) continue;
    const twin = old.find(
      (one) => one.name === field.name && (!isTick(field) || one.value === field.value),
    );
    if (!twin) continue;
    if (isTick(field) && isTick(twin)) field.checked = twin.checked;
    else field.value = twin.value;
  }
}

interface Focus {
  readonly name: string;
  readonly caret: Caret;
}

/** Where the focus is, if one of the island's fields has it. */
export function takeFocus(host: HTMLElement): Focus | undefined {
  const field = fields(host).find((one) => one === document.activeElement);
  return field && { name: field.name, caret: caretOf(field) };
}

/** Focuses the field of that name in the HTML that has replaced the focused field. */
export function giveFocus(host: HTMLElement, focus: Focus | undefined): void {
  const field = fields(host).find((one) => one.name !== '' && one.name === focus?.name);
  field?.focus();
  if (field) setCaret(field, focus?.caret);
}

function fieldsIn(nodes: readonly Node[]): Field[] {
  return nodes.flatMap((node) => (node instanceof HTMLElement ? fields(node) : []));
}

function fields(within: HTMLElement): Field[] {
  return [...within.querySelectorAll<Field>('input,textarea,select')];
}

function isTick(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio';
}

/** The value in the server's HTML, which React expects. */
function writtenValue(field: Field): string {
  return (
    field.defaultValue ?? (field.querySelector<HTMLOptionElement>('[selected]') ?? field).value
  );
}

function caretOf(field: Field): Caret {
  if (field !== document.activeElement) return undefined;
  const start = field.selectionStart ?? null;
  if (start !== null) return [start, field.selectionEnd ?? null];
  // Email and number inputs hide their caret (HTML §4.10.18.7). Tab selects all their text, which the next key replaces.
  return field.value !== '' && String(getSelection()) === field.value ? 'all' : undefined;
}

/** Setting a caret throws on an input that has none. */
function setCaret(field: Field, caret: Caret): void {
  if (caret === 'all') field.select?.();
  else if (caret) field.setSelectionRange?.(...caret);
}

/** React shadows `value` on the element to see changes; the prototype's setter bypasses that. */
function setNative(field: Field, value: string): void {
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
}
