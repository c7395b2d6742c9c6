/** The hero's form: products, the address box, manual entry, and the button (spec: hero). */
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { heroFormPath, productsError } from '../../../domain/forms/hero-rules.ts';
import { searchMessages } from '../../../domain/forms/search-messages.ts';
import type { VerticalSlug } from '../../../domain/vertical.ts';
import { Button } from '../../ui/form/button.tsx';
import { slotted } from '../../ui/visitor-slots.ts';
import { AddressBox } from '../address-box/address-box.tsx';
import type { ChosenAddress } from '../address-box/address-choice.ts';
import { type BoxWords, boxWords } from '../address-box/box-words.ts';
import {
  ManualDialogLater,
  ManualLink,
  manualHref,
  manualLinkText,
} from '../address-box/manual-link.tsx';
import { useAddressBox } from '../address-box/use-address-box.ts';
import { useSubmissionId } from '../form/submission-id.tsx';
import { useMounted } from '../runtime/page-hooks.ts';
import { ChosenPlanFields, type HeroCarried, HeroHidden } from './hero-hidden.tsx';
import type { HeroSearchConfig } from './hero-search.schema.ts';
import { fetchWaiting, HeroWaitingLater } from './hero-waiting-later.tsx';
import { OtherLink } from './other-link.tsx';
import { useHeroSubmit, useReveal } from './use-hero-submit.ts';
import { useProducts } from './use-products.ts';
import { VerticalCards } from './vertical-cards.tsx';

export interface HeroSearchProps {
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
  readonly colours?: HeroSearchColours | undefined;
}

/** Classes for an editor's colours; they have to be in the server's HTML. */
export interface HeroSearchColours {
  /** For the words above the box. */
  readonly label?: string;
  /** For the manual dialog's button. */
  readonly confirm?: string;
}

/** Its server HTML is the whole form for a visitor without script. */
export function HeroSearch(props: HeroSearchProps) {
  const { config, path, bundle, plans, answers, products, colours } = props;
  const cardsId = useId();
  const mounted = useMounted();
  const input = useRef<HTMLInputElement>(null);
  const [manual, setManual] = useState(false);
  const [settling, setSettling] = useState(false);
  const plainPage = useRef('');
  const { initial, idFor } = useSubmissionId();
  const { isPostcode } = config;
  const words = wordsOf(config);
  const several = config.verticals.length > 1;
  const submit = useHeroSubmit(idFor, several, input);
  const box = useAddressBox(isPostcode, () => submit.clear('address'));
  const [selected, toggle] = useProducts(config.verticals, products);
  // Fetching a record may take seconds, in which the visitor may tick products.
  const ticked = useRef(selected);
  ticked.current = selected;
  const { enableManualAddress: manualEntry } = config;
  // Address mode always offers manual entry (spec: address-entry).
  const manualWay = !isPostcode || manualEntry !== undefined;
  const href = manualHref(config.verticals, path, bundle, plans, answers);
  const carried: HeroCarried = {
    submissionId: initial,
    page: path,
    bundle,
    answers,
    mode: isPostcode ? 'postcode' : 'address',
    verticals: config.verticals.map(({ slug }) => slug),
  };
  // The link is beside the message where there is none below, and where content asks for it once the form
  // was sent: the focus is elsewhere by then, so the link below can go.
  const asksBeside = manualEntry?.showManualAddressOnError && submit.errors.address !== undefined;
  const showsBeside = mounted && (!manualWay || asksBeside);
  const openManual = (href: string) => {
    plainPage.current = href;
    setManual(true);
  };
  const manualLink = (
    <ManualLink
      href={href}
      text={manualEntry?.manualAddressLinkText || manualLinkText}
      onOpen={openManual}
    />
  );

  useReveal(submit, bundle, cardsId, input);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the search has a newer message, or works again after it failed
  useEffect(() => {
    const failed = submit.errors.address === searchMessages.addressFetchFailed;
    if (box.error || failed) submit.clear('address');
  }, [box.error]);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
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
      const incomplete = address ? undefined : (problem ?? words.incomplete);
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
  };
  const onToggle = (slug: (typeof selected)[number]) => {
    if (!productsError(toggle(slug), bundle)) submit.clear('products');
  };
  const onConfirm = (address: ChosenAddress) => {
    box.chooseManual(address);
    setManual(false);
  };

  return (
    <>
      <form
        method="post"
        action={slotted(heroFormPath)}
        noValidate
        onSubmit={onSubmit}
        onFocus={fetchWaiting}
        suppressHydrationWarning
        className="grid gap-5"
        data-colours={colours?.confirm}
      >
        <HeroHidden carried={carried} entry="search" withoutVerticals={several} />
        <ChosenPlanFields plans={plans} />
        {several ? (
          <VerticalCards
            id={cardsId}
            legend={bundle ? 'What would you like to compare?' : 'Choose what to compare'}
            offered={config.verticals}
            selected={selected}
            error={submit.errors.products}
            onToggle={onToggle}
          />
        ) : null}
        <AddressBox
          box={box}
          words={words}
          labelClass={colours?.label ?? ''}
          error={submit.errors.address}
          quiet={Boolean(submit.errors.address) && !submit.errors.products && !submit.inBox}
          times={submit.failures}
          input={input}
          help={showsBeside ? manualLink : null}
        />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button
            type="submit"
            size="large"
            busy={settling || submit.searching}
            data-replay
            className="grow sm:grow-0 sm:min-w-44"
          >
            {config.ctaText}
          </Button>
          <div className="grid gap-1 empty:hidden">
            {manualWay && !showsBeside ? manualLink : null}
            {config.otherLink ? <OtherLink popup={config.otherLink} /> : null}
          </div>
        </div>
      </form>
      {mounted ? (
        <>
          <ManualDialogLater
            open={manual}
            typed={box.value}
            onClose={() => setManual(false)}
            onConfirm={onConfirm}
            onMissing={() => {
              setManual(false);
              location.assign(plainPage.current);
            }}
            confirmClass={colours?.confirm}
          />
          <HeroWaitingLater shown={submit.searching} onStop={submit.stop} />
        </>
      ) : null}
    </>
  );
}

/** The editor's own words where there are any, otherwise the defaults. */
function wordsOf({ isPostcode, searchTitle, searchPlaceholder }: HeroSearchConfig): BoxWords {
  const words = boxWords(isPostcode);
  return {
    ...words,
    label: searchTitle || words.label,
    placeholder: searchPlaceholder || words.placeholder,
  };
}
