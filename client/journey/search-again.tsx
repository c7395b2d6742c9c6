/** The address box on a page without script: what was typed, to be searched once more. */
import { minimumAddressSearch, minimumPostcodeSearch } from '../../domain/forms/hero-rules.ts';
import { Button } from '../ui/form/button.tsx';
import { Field } from '../ui/form/field.tsx';
import { slotted } from '../ui/visitor-slots.ts';
import { fieldId, type HeroCarried, HeroHidden } from './hero-hidden.tsx';

export interface SearchAgainProps {
  readonly carried: HeroCarried;
  readonly typed: string;
  readonly error: string | undefined;
}

/** A form of its own: it sends no choice, so the answer is a new list. */
export function SearchAgain({ carried, typed, error }: SearchAgainProps) {
  const isAddress = carried.mode === 'address';
  return (
    <form
      method="post"
      action={slotted('/api/hero')}
      noValidate
      className="grid max-w-[600px] gap-4"
    >
      <HeroHidden carried={carried} entry="search" />
      <Field
        id={fieldId(isAddress ? 'address' : 'postcode')}
        name="address"
        label={isAddress ? 'Search for another address' : 'Search for another postcode or suburb'}
        hint={`Type at least ${isAddress ? minimumAddressSearch : minimumPostcodeSearch} characters`}
        defaultValue={typed}
        autoComplete={isAddress ? 'address-line1' : 'postal-code'}
        maxLength={200}
        error={error}
      />
      <Button type="submit" kind="secondary" className="sm:justify-self-start">
        Search again
      </Button>
    </form>
  );
}
