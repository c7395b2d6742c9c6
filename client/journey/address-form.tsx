/** Pages without script: manual address entry, or the hero form again with its errors. */

import { type ManualField, manualFields } from '../../domain/address/manual-address.ts';
import { heroFormPath } from '../../domain/forms/hero-rules.ts';
import { errorOf, type FieldError } from '../../domain/forms/parse-form.ts';
import { type VerticalSlug, verticals } from '../../domain/vertical.ts';
import { boxWords } from '../islands/address-box/box-words.ts';
import { manualLinkText } from '../islands/address-box/manual-link.tsx';
import {
  ChosenPlanFields,
  type HeroCarried,
  HeroHidden,
} from '../islands/hero-search/hero-hidden.tsx';
import { VerticalCards } from '../islands/hero-search/vertical-cards.tsx';
import { AddressNotice } from '../ui/form/address-notice.tsx';
import { Button } from '../ui/form/button.tsx';
import { Field } from '../ui/form/field.tsx';
import { AddressFields, manualTitle } from '../ui/form/field-address.tsx';
import { FieldSummary } from '../ui/form/field-summary.tsx';
import { slotted } from '../ui/visitor-slots.ts';
import { FlowPage, fieldId, type PlansInHand, PlansInHandSummary } from './journey-page.tsx';

export interface AddressFormProps {
  readonly carried: HeroCarried;
  /** `manual`: the seven fields; `search`: the address box. */
  readonly entry: 'search' | 'manual';
  /** Products the visitor may choose from, with the brand's titles; the form asks when there is more than one. */
  readonly offered: readonly {
    readonly slug: VerticalSlug;
    readonly title: string;
  }[];
  /** The plans of `carried`, looked up. */
  readonly inHand?: PlansInHand | undefined;
  /** Values as typed, by name on the wire. */
  readonly values?: Readonly<Partial<Record<ManualField | 'address', string>>>;
  readonly errors?: readonly FieldError[];
}

/** Title of the page with the search, and of its document. @param products what it is for; several are not named */
export function searchTitle(isPostcode: boolean, products: readonly VerticalSlug[]): string {
  const place = isPostcode ? 'suburb' : 'address';
  const [product] = products;
  return product && products.length === 1
    ? `${verticals[product].title}: find your ${place}`
    : `Find your ${place}`;
}

/** Title of the form's page. */
export function addressTitle({
  carried,
  entry,
  offered,
}: Pick<AddressFormProps, 'carried' | 'entry' | 'offered'>): string {
  if (entry === 'manual') return manualTitle;
  return searchTitle(carried.mode === 'postcode', offered.length > 1 ? [] : carried.verticals);
}

/** The products in `carried.verticals` are selected. The summary lists every error. */
export function AddressForm({
  carried,
  entry,
  offered,
  inHand,
  values = {},
  errors = [],
}: AddressFormProps) {
  const manual = entry === 'manual';
  const asked = offered.length > 1;
  const known = new Set<string>([
    ...(manual ? manualFields : ['address']),
    ...(asked ? ['vertical'] : []),
  ]);
  const start = manual ? manualFields[0] : 'address';
  return (
    <FlowPage>
      <FieldSummary errors={errors} idOf={(name) => fieldId(known.has(name) ? name : start)} />
      <h1 className="mt-6 text-h2 first:mt-0">{addressTitle({ carried, entry, offered })}</h1>
      {inHand ? <PlansInHandSummary {...inHand} /> : null}
      <form method="post" action={slotted(heroFormPath)} noValidate className="mt-7 grid gap-7">
        <HeroHidden carried={carried} entry={entry} withoutVerticals={asked} />
        <ChosenPlanFields plans={carried.plans} />
        {asked ? (
          <VerticalCards
            id={fieldId('vertical')}
            legend="What would you like to compare?"
            offered={offered.map((one) => ({ ...one, id: one.slug }))}
            selected={carried.verticals}
            error={errorOf(errors, 'vertical')}
          />
        ) : null}
        {manual ? (
          <AddressFields
            tie={(name) => ({
              id: fieldId(name),
              error: errorOf(errors, name),
              defaultValue: values[name] ?? '',
            })}
          />
        ) : (
          <AddressText
            carried={carried}
            value={values.address ?? ''}
            error={errorOf(errors, 'address')}
          />
        )}
        <AddressNotice
          products={asked ? offered.map(({ slug }) => slug) : carried.verticals}
          chosen={(carried.plans ?? []).length > 0}
        />
        <Button type="submit" size="large" className="sm:justify-self-start">
          Continue
        </Button>
        {manual ? null : <ManualButton>{manualLinkText}</ManualButton>}
      </form>
    </FlowPage>
  );
}

/** Posts its form to get the seven fields, filled from the form's address: nothing typed goes into a URL. */
export function ManualButton({ children }: { readonly children: string }) {
  return (
    <button
      type="submit"
      name="manually"
      value="1"
      className="inline-link justify-self-start text-left"
    >
      {children}
    </button>
  );
}

interface AddressTextProps {
  readonly carried: HeroCarried;
  readonly value: string;
  readonly error: string | undefined;
}

function AddressText({ carried, value, error }: AddressTextProps) {
  const { label, placeholder, autoComplete } = boxWords(carried.mode === 'postcode');
  return (
    <Field
      id={fieldId('address')}
      name="address"
      {...{ label, placeholder, autoComplete }}
      defaultValue={value}
      maxLength={200}
      error={error}
    />
  );
}
