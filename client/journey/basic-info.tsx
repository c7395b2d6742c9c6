/** The basic-info page of a vertical: what the visitor has told us, and the form that asks who they are. */
import { placeWord, writtenLine } from '../../domain/address/state-of-line.ts';
import type { IconName } from '../../domain/icon-names.ts';
import { type ChosenPlan, withoutPlan } from '../../domain/leads/chosen-plan.ts';
import { isListed } from '../../domain/plans/listed.ts';
import { nounForChosen } from '../../domain/plans/words/kind-words.ts';
import { type VerticalSlug, verticals } from '../../domain/vertical.ts';
import type { LeadDetailsProps } from '../islands/lead-details/lead-details.island.tsx';
import { Island } from '../islands/runtime/island.tsx';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { FlowPage, isForInstallers, productsInWords } from './journey-page.tsx';

export interface BasicInfoProps extends Omit<LeadDetailsProps, 'title' | 'lead' | 'products'> {
  /** What the visitor came for: one product, or all of a bundle. */
  readonly products: readonly VerticalSlug[];
  /** The address line, as chosen. */
  readonly address: string;
  /** URL for giving another address, with the plans in hand. */
  readonly changeAddress: string;
}

/** Needs an IslandScope around it. */
export function BasicInfo({ products, address, changeAddress, ...details }: BasicInfoProps) {
  const listed = products.filter(isListed);
  const titles = titlesOf(products);
  return (
    <FlowPage aside={<PassedOn products={titles} address={address} back={changeAddress} />}>
      <Island
        name="lead-details"
        on="interaction"
        props={{
          ...details,
          products: listed,
          title: 'Where can we reach you?',
          lead: detailsLead(products, address, details.plans),
        }}
      />
    </FlowPage>
  );
}

/** The text above the form: what the details are for, and who gets in touch. */
export function detailsLead(
  products: readonly VerticalSlug[],
  address: string,
  plans: readonly ChosenPlan[],
): string {
  const chosen = `${plans.length > 1 ? 'these' : 'this'} ${nounForChosen(plans)}`;
  const without = withoutPlan(products.filter(isListed), plans);
  const subject = productsInWords(
    plans.length > 0 ? [chosen, ...titlesOf(without)] : titlesOf(products),
  );
  const others = plans.length > 0 ? ', not only the one you chose,' : '';
  const contact = isForInstallers(products)
    ? `. Up to three installers${others} will get in touch with a quote`
    : ` and we will get in touch about ${subject}`;
  return `Your ${placeWord(address)} is saved. Tell us who you are${contact}.`;
}

function titlesOf(products: readonly VerticalSlug[]): string[] {
  return products.map((slug) => verticals[slug].title);
}

interface PassedOnProps {
  readonly products: readonly string[];
  readonly address: string;
  readonly back: string;
}

function PassedOn({ products, address, back }: PassedOnProps) {
  return (
    <aside aria-labelledby="passed-on" className="grid gap-5 lg:pt-9">
      <h2 id="passed-on" className="text-h4">
        What you told us so far
      </h2>
      <dl className="grid gap-4">
        <div>
          <Term icon="map-pin">{placeWord(address) === 'suburb' ? 'Suburb' : 'Address'}</Term>
          <dd className="pl-8 font-600">{writtenLine(address)}</dd>
        </div>
        <div>
          <Term icon="circle-check">You would like to compare</Term>
          {products.map((name) => (
            <dd key={name} className="pl-8 font-600">
              {name}
            </dd>
          ))}
        </div>
      </dl>
      <p>
        <Link href={back} className="inline-link">
          Change<span className="sr-only"> address</span>
        </Link>
      </p>
    </aside>
  );
}

function Term({ icon, children }: { icon: IconName; children: string }) {
  return (
    <dt className="flex items-center gap-3 text-small text-ink-soft">
      <Icon name={icon} className="text-xl text-action" />
      {children}
    </dt>
  );
}
