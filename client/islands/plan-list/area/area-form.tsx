/** The small forms above the list of a product sold by area: one asks for the home's postcode, the next for its network. */
import { type FormEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { pastedPostcode } from '../../../../domain/address/places/limit-postcode.ts';
import { comparedName } from '../../../../domain/plans/compare/compare-choice.ts';
import { asksNetwork, type PageArea } from '../../../../domain/plans/list/plan-page.ts';
import { type PlanQuery, writeQuery } from '../../../../domain/plans/list/plan-query.ts';
import { listedBy } from '../../../../domain/plans/listed.ts';
import { Button } from '../../../ui/form/button.tsx';
import { ChoiceList } from '../../../ui/form/choice-list.tsx';
import { FieldMessage } from '../../../ui/form/field-message.tsx';
import { describedBy, fieldClass } from '../../../ui/form/field-style.ts';
import { CampaignFields } from '../../../ui/form/unseen-fields.tsx';
import { type Give, GivenLink } from '../chosen-filters.tsx';
import { FilterSelect } from '../filter-controls.tsx';
import type { PlanListProps } from '../plan-list-props.ts';
import { areaWords, homeArea, inArea, noHomesWords } from './area-words.ts';

interface AreaFormProps {
  readonly props: PlanListProps;
  readonly query: PlanQuery;
  /** The area of the list for this postcode; undefined while that list is loading. */
  readonly area: PageArea | undefined;
  /** Ids of the plans chosen for the comparison. */
  readonly compared: readonly string[];
  readonly give: Give;
  /** Called with the new query; without script the button sends the form. */
  readonly onQuery: (query: PlanQuery) => void;
}

export function AreaForm(parts: AreaFormProps) {
  const { postcode } = homeArea(parts.query);
  if (postcode === '' || parts.area?.known === false) return <AskPostcode {...parts} />;
  return (
    <>
      <AreaLine {...parts} />
      {asksNetwork(parts.area) ? <AskNetwork {...parts} /> : null}
    </>
  );
}

function AskPostcode(parts: AreaFormProps) {
  const id = useId();
  const { first } = listedBy(parts.query.vertical).kind;
  const { postcode } = homeArea(parts.query);
  const error = postcode ? noHomesWords(postcode) : undefined;
  return (
    <SmallForm
      {...parts}
      asks={['postcode', 'state', 'distributor']}
      look="items-center gap-x-6 gap-y-2 py-2.5 md:py-3"
    >
      <label htmlFor={id}>
        <strong className="font-650 text-h4">Your postcode?</strong>{' '}
        <span className="md:block">{capital(first)} is sold by area.</span>
      </label>
      <div className="flex flex-wrap gap-3">
        <div className="w-40">
          {' '}
          <input
            id={id}
            name="postcode"
            type="text"
            inputMode="numeric"
            autoComplete="postal-code"
            pattern="[A-Za-z ]*([0-9] *){4}"
            title="Four digits, such as 3068"
            maxLength={12}
            required
            defaultValue={postcode}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy(id, null, error)}
            className={fieldClass(Boolean(error))}
          />
        </div>{' '}
        <Button type="submit">Show plans</Button>
      </div>
      <FieldMessage id={`${id}-error`} message={error} />
    </SmallForm>
  );
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Chosen at first: no network is assumed until the visitor chooses one. */
const none = { value: '', label: 'Choose your network' };

/** With more networks than this, a select replaces the radio buttons. */
const mostRadios = 5;

const networkMissing = 'Choose the network that is on your bill';

function AskNetwork(parts: AreaFormProps) {
  const id = useId();
  const [times, setTimes] = useState(0);
  const [quiet, setQuiet] = useState(false);
  const error = times > 0 ? networkMissing : undefined;
  // Once the message has rendered, so that a screen reader reads it with the field.
  useEffect(() => {
    if (times > 0) document.getElementById(id)?.focus();
  }, [times, id]);
  const { postcode } = homeArea(parts.query);
  const names = parts.area?.distributors ?? [];
  const legend = 'Which network is on your bill?';
  const choices = names.map((name) => ({ value: name, label: name }));
  return (
    <SmallForm
      {...parts}
      asks={['distributor']}
      look="w-full"
      onInvalid={(event) => {
        // Our own message stays on the page; without script the browser shows its own.
        event.preventDefault();
        // The event fires for each radio in the group; the first one gets the focus.
        if (!(event.target instanceof Element) || event.target.id !== id) return;
        setTimes((before) => before + 1);
        // A screen reader does not read a group again that already has the focus.
        setQuiet(!document.activeElement?.closest('fieldset'));
      }}
    >
      {names.length > mostRadios ? (
        <FilterSelect
          id={id}
          name="distributor"
          label={legend}
          value=""
          options={[none, ...choices]}
          error={error}
          required
        />
      ) : (
        <ChoiceList {...{ id, legend, choices, error, quiet, times }} name="distributor" required />
      )}
      <p className="text-small">
        {`Postcode ${postcode} has ${names.length} networks. Yours is on your bill, next to the number for faults and emergencies. Until you choose, we only list plans sold on all of them.`}
      </p>
      <Button type="submit" className="justify-self-start">
        Show plans
      </Button>
    </SmallForm>
  );
}

interface SmallFormProps extends AreaFormProps {
  /** Names of the parameters that the form replaces. */
  readonly asks: readonly string[];
  readonly look: string;
  /** Called when the browser finds a field invalid. */
  readonly onInvalid?: (event: FormEvent) => void;
  readonly children: ReactNode;
}

/** Keeps everything chosen besides the area, with script or without. */
function SmallForm(parts: SmallFormProps) {
  const { props, query, compared, onQuery, asks, look, onInvalid, children } = parts;
  const own = [...writeQuery({ ...query, page: 1 }, props.settings)].filter(
    ([name]) => !asks.includes(name),
  );
  const along = [
    ...(props.carried ?? []),
    ...own,
    ...compared.map((plan) => [comparedName, plan] as const),
  ];
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const field = (name: string) => String(typed.get(name) ?? '').trim();
    const postcode = asks.includes('postcode')
      ? pastedPostcode(field('postcode'))
      : homeArea(query).postcode;
    onQuery(inArea(query, { postcode, distributor: field('distributor') }));
  };
  return (
    <form
      method="get"
      action={props.path}
      className={`plan-area plan-note ${look}`}
      onSubmit={send}
      onInvalid={onInvalid}
    >
      <CampaignFields campaign={props.campaign.more} />
      {along.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}

/** Where the postcode comes from an address, it is changed with that address and not here. */
function AreaLine({ props, query, area, give }: AreaFormProps) {
  const { postcode, distributor } = homeArea(query);
  const network = area?.distributor ?? '';
  const change = (words: string, home: { postcode: string; distributor: string }) => (
    <GivenLink given={give(inArea(query, home))} className="inline-link">
      {words}
    </GivenLink>
  );
  return (
    <p className="plan-area-line flex flex-wrap items-baseline gap-x-4 gap-y-1 text-small font-650">
      <span>{areaWords({ postcode, distributor: network })}</span>
      {homeArea(props.settings).postcode === postcode
        ? null
        : change('Change postcode', { postcode: '', distributor: '' })}
      {network && network === distributor
        ? change('Change network', { postcode, distributor: '' })
        : null}
    </p>
  );
}
