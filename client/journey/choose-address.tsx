/** Without script: the addresses found for what was typed, as a list to choose from. */

import {
  maxSuggestions,
  minimumAddressSearch,
  minimumPostcodeSearch,
} from '../../domain/address/search-rules.ts';
import { heroFormPath } from '../../domain/forms/hero-rules.ts';
import { repairWords } from '../../domain/forms/search-messages.ts';
import { boxWords } from '../islands/address-box/box-words.ts';
import {
  ChosenPlanFields,
  type HeroCarried,
  HeroHidden,
} from '../islands/hero-search/hero-hidden.tsx';
import { Button } from '../ui/form/button.tsx';
import { ChoiceList } from '../ui/form/choice-list.tsx';
import { Field } from '../ui/form/field.tsx';
import { FieldSummary } from '../ui/form/field-summary.tsx';
import { slotted } from '../ui/visitor-slots.ts';
import { ManualButton } from './address-form.tsx';
import { FlowPage, fieldId, type PlansInHand, PlansInHandSummary } from './journey-page.tsx';

export interface ChooseAddressProps {
  readonly carried: HeroCarried;
  /** The plans of `carried`, looked up. */
  readonly inHand?: PlansInHand | undefined;
  /** What the visitor typed. */
  readonly typed: string;
  /** `id`: RecordId of an address, or the postcode string itself. At least one. */
  readonly choices: readonly { readonly line: string; readonly id: string }[];
  /** Words found in place of mistyped ones. */
  readonly repaired?: readonly string[];
  /** The error, after a post without a choice. */
  readonly error?: string | undefined;
}

export function chooseTitle(isPostcode: boolean): string {
  return isPostcode ? 'Choose your suburb' : 'Choose your address';
}

/** In postcode mode the suggestion itself is the `recordId`. The form also sends the typed text, for a post without a choice. */
export function ChooseAddress({
  carried,
  inHand,
  typed,
  choices,
  repaired = [],
  error,
}: ChooseAddressProps) {
  const isAddress = carried.mode === 'address';
  const name = 'recordId';
  const instead = repairWords(repaired);
  return (
    <FlowPage>
      <FieldSummary
        errors={error === undefined ? [] : [{ field: name, message: error }]}
        idOf={fieldId}
      />
      <h1 className="mt-6 text-h2 first:mt-0">{chooseTitle(!isAddress)}</h1>
      {inHand ? <PlansInHandSummary {...inHand} /> : null}
      <form method="post" action={slotted(heroFormPath)} noValidate className="mt-7 grid gap-6">
        <HeroHidden carried={carried} entry="search" />
        <ChosenPlanFields plans={carried.plans} />
        {/* Tells a post without a choice from the search that led here. */}
        <input type="hidden" name="choosing" value="1" />
        <input type="hidden" name="address" value={typed} />
        {instead ? <p>{instead}</p> : null}
        <ChoiceList
          id={fieldId(name)}
          name={name}
          legend={`${counted(choices.length, isAddress)} for “${typed}”`}
          choices={choices.map(({ line, id }) => ({ value: id, label: line }))}
          selected={onlyOf(choices)}
          error={error}
        />
        <Button type="submit" size="large" className="sm:justify-self-start">
          Continue
        </Button>
      </form>
      <div className="mt-10 grid gap-6 border-t border-line pt-7">
        <SearchAgain carried={carried} typed={typed} />
        {isAddress ? (
          <form method="post" action={slotted(heroFormPath)}>
            <HeroHidden carried={carried} entry="search" />
            <ChosenPlanFields plans={carried.plans} />
            <input type="hidden" name="address" value={typed} />
            <ManualButton>My address isn’t listed. Enter it manually</ManualButton>
          </form>
        ) : null}
      </div>
    </FlowPage>
  );
}

/** A separate form: it sends no choice, so the answer is a new list. */
function SearchAgain({ carried, typed }: Pick<ChooseAddressProps, 'carried' | 'typed'>) {
  const isAddress = carried.mode === 'address';
  return (
    <form
      method="post"
      action={slotted(heroFormPath)}
      noValidate
      className="grid max-w-[600px] gap-4"
    >
      <HeroHidden carried={carried} entry="search" />
      <ChosenPlanFields plans={carried.plans} />
      <Field
        id={fieldId(isAddress ? 'address' : 'postcode')}
        name="address"
        label={isAddress ? 'Search for another address' : 'Search for another postcode or suburb'}
        hint={`Type at least ${isAddress ? minimumAddressSearch : minimumPostcodeSearch} characters`}
        defaultValue={typed}
        autoComplete={boxWords(!isAddress).autoComplete}
        maxLength={200}
      />
      <Button type="submit" kind="secondary" className="sm:justify-self-start">
        Search again
      </Button>
    </form>
  );
}

/** Selects the only choice, so that Continue is enough. */
function onlyOf(choices: ChooseAddressProps['choices']): string | undefined {
  return choices.length === 1 ? choices[0]?.id : undefined;
}

function counted(count: number, isAddress: boolean): string {
  const [one, many] = isAddress ? ['address', 'addresses'] : ['suburb', 'suburbs'];
  if (count >= maxSuggestions) return `The first ${count} ${many}`;
  return `We found ${count} ${count === 1 ? one : many}`;
}
