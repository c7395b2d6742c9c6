/** The hero's form apart from how it looks: its products, its address, and sending them. */
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { productsError } from '../../../domain/forms/hero-rules.ts';
import { searchMessages } from '../../../domain/forms/search-messages.ts';
import type { VerticalSlug } from '../../../domain/vertical.ts';
import { boxWords } from '../address-box/box-words.ts';
import { type AddressBox, useAddressBox } from '../address-box/use-address-box.ts';
import { useSubmissionId } from '../form/submission-id.tsx';
import type { HeroSearchConfig } from './hero-search.schema.ts';
import { type HeroSubmit, useHeroSubmit, useReveal } from './use-hero-submit.ts';
import { useProducts } from './use-products.ts';

export interface HeroFormProps {
  readonly config: HeroSearchConfig;
  /** Path of the form's page. */
  readonly path: string;
  /** The page asks for a bundle (domain/forms/hero-rules.ts). */
  readonly bundle: boolean;
  /** Ids of the plans that the visitor chose before they gave an address. */
  readonly plans?: readonly string[];
  /** The answers that those plans' prices depend on, as a query string. */
  readonly answers?: string;
  /** The products chosen before the visitor asked for another address. */
  readonly products?: readonly VerticalSlug[];
}

export interface HeroForm {
  readonly submissionId: string;
  readonly box: AddressBox;
  readonly selected: readonly VerticalSlug[];
  readonly submit: HeroSubmit;
  /** The button was pressed, and the chosen address is still being fetched. */
  readonly settling: boolean;
  onToggle(slug: VerticalSlug): void;
  onSubmit(event: FormEvent<HTMLFormElement>): Promise<void>;
}

/**
 * @param cardsId id of the first product's checkbox
 * @param input the address box
 */
export function useHeroForm(
  { config, path, bundle, plans, answers, products }: HeroFormProps,
  cardsId: string,
  input: RefObject<HTMLInputElement | null>,
): HeroForm {
  const { isPostcode, verticals } = config;
  const { initial, idFor } = useSubmissionId();
  const [settling, setSettling] = useState(false);
  const submit = useHeroSubmit(idFor, verticals.length > 1, input);
  const box = useAddressBox(isPostcode, () => submit.clear('address'));
  const [selected, toggle] = useProducts(verticals, products);
  // Fetching a record may take seconds, in which the visitor may tick products.
  const ticked = useRef(selected);
  ticked.current = selected;

  useReveal(submit, bundle, cardsId, input);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the search has a newer message, or works again after it failed
  useEffect(() => {
    const failed = submit.errors.address === searchMessages.addressFetchFailed;
    if (box.error || failed) submit.clear('address');
  }, [box.error]);

  return {
    submissionId: initial,
    box,
    selected,
    submit,
    settling,
    onToggle(slug) {
      if (!productsError(toggle(slug), bundle)) submit.clear('products');
    },
    async onSubmit(event) {
      event.preventDefault();
      // The choice may still be loading; a second press waits for the same one.
      if (submit.searching || settling) return;
      const form = event.currentTarget;
      setSettling(true);
      const { address, problem } = await box
        .settled(input.current?.value)
        .finally(() => setSettling(false));
      const chosen = ticked.current;
      const missing = productsError(chosen, bundle);
      if (!address || missing) {
        const incomplete = address ? undefined : (problem ?? boxWords(isPostcode).incomplete);
        return submit.fail({ products: missing, address: incomplete });
      }
      const action = `/api/hero${new URL(form.action).search}`;
      await submit.send(action, {
        page: path,
        bundle,
        verticals: chosen,
        address,
        isPostcode,
        plan: plans,
        answers,
      });
    },
  };
}
