/** The hero's form: products, the address box, manual entry, and the button (spec: hero). */
import { useId, useRef, useState } from 'react';
import { heroFormPath } from '../../../domain/forms/hero-rules.ts';
import { Button } from '../../ui/form/button.tsx';
import { slotted } from '../../ui/visitor-slots.ts';
import { AddressBox } from '../address-box/address-box.tsx';
import { type BoxWords, boxWords } from '../address-box/box-words.ts';
import {
  ManualDialogLater,
  ManualLink,
  manualHref,
  manualLinkText,
} from '../address-box/manual-link.tsx';
import { useMounted } from '../runtime/page-hooks.ts';
import { ChosenPlanFields, type HeroCarried, HeroHidden } from './hero-hidden.tsx';
import type { HeroSearchConfig } from './hero-search.schema.ts';
import { fetchWaiting, HeroWaitingLater } from './hero-waiting-later.tsx';
import { keepAddress } from './keep-address.ts';
import { OtherLink } from './other-link.tsx';
import { type HeroFormProps, useHeroForm } from './use-hero-form.ts';
import { VerticalCards } from './vertical-cards.tsx';

export interface HeroSearchProps extends HeroFormProps {
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
  const { config, path, bundle, plans, answers, colours } = props;
  const cardsId = useId();
  const mounted = useMounted();
  const input = useRef<HTMLInputElement>(null);
  const [manual, setManual] = useState(false);
  const closeManual = () => setManual(false);
  const plainPage = useRef('');
  const form = useHeroForm(props, cardsId, input);
  const { box, submit, settling } = form;
  const { isPostcode, enableManualAddress: manualEntry } = config;
  const several = config.verticals.length > 1;
  // Address mode always offers manual entry (spec: address-entry).
  const manualWay = !isPostcode || manualEntry !== undefined;
  const carried: HeroCarried = {
    submissionId: form.submissionId,
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
  const manualLink = (
    <ManualLink
      href={manualHref(config.verticals, path, bundle, plans, answers)}
      text={manualEntry?.manualAddressLinkText || manualLinkText}
      opening={manual}
      onOpen={(href) => {
        plainPage.current = href;
        setManual(true);
      }}
      onGiveUp={closeManual}
    />
  );

  return (
    <>
      <form
        ref={keepAddress}
        method="post"
        action={slotted(heroFormPath)}
        noValidate
        onSubmit={(event) => {
          closeManual();
          return form.onSubmit(event);
        }}
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
            selected={form.selected}
            error={submit.errors.products}
            onToggle={form.onToggle}
          />
        ) : null}
        <AddressBox
          box={box}
          words={wordsOf(config)}
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
            onClose={closeManual}
            onConfirm={(address) => {
              box.chooseManual(address);
              closeManual();
            }}
            onMissing={() => {
              closeManual();
              location.assign(plainPage.current);
            }}
            confirmClass={colours?.confirm}
          />
          <p role="status" className="sr-only">
            {settling && (box.fetching || box.suggestions.failed)
              ? 'Looking up your address'
              : null}
          </p>
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
