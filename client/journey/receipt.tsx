/** The pages that confirm what was sent: the receipt of a request, and 'Message Sent'. */
import {
  detailsDeleted,
  detailsHeld,
  detailsHeldSince,
  detailsStand,
  detailsTaken,
  detailsWithdrawn,
  messageSent,
  sendAnother,
} from '../../domain/forms/messages.ts';
import { type ChosenPlan, withoutPlan } from '../../domain/leads/chosen-plan.ts';
import { totalOfSeveral } from '../../domain/leads/running-total.ts';
import { isListed } from '../../domain/plans/listed.ts';
import { nounForChosen } from '../../domain/plans/words/kind-words.ts';
import { type VerticalSlug, verticals } from '../../domain/vertical.ts';
import { ButtonLink } from '../ui/form/button.tsx';
import { Link } from '../ui/link.tsx';
import { PlanSummary } from '../ui/plans/plan-summary.tsx';
import { ReferenceBox } from '../ui/text/reference-box.tsx';
import {
  FlowPage,
  homeWords,
  isForInstallers,
  productsInWords,
  SuccessHeading,
} from './journey-page.tsx';

/** What has happened to the details. */
export interface Standing {
  readonly withdrawn: boolean;
  /** The sender's details must not be passed on. */
  readonly suppressed: boolean;
  readonly erased: boolean;
  /** A partner has, or may have, the details. */
  readonly passedOn: boolean;
}

/** The heading, and the title, of the receipt. */
export function receiptTitle({ withdrawn, suppressed, erased, passedOn }: Standing): string {
  if (erased) return detailsDeleted;
  if (withdrawn) return detailsWithdrawn;
  if (!suppressed) return detailsTaken;
  return passedOn ? detailsHeldSince : detailsHeld;
}

/** Why the request is closed; null while it is open. */
function whyClosed({ withdrawn, suppressed, erased, passedOn }: Standing): string | null {
  if (erased) {
    const copy = passedOn ? ' A partner may hold a copy of its own.' : '';
    return `The name, contact details and address you gave with this request have been deleted.${copy}`;
  }
  if (withdrawn) return 'You have withdrawn this request.';
  if (!suppressed) return null;
  return passedOn
    ? 'We were asked not to pass your details on. A partner may have had them before that, so you may still get a call.'
    : 'We were asked not to pass your details on, so nobody will contact you about this request.';
}

export interface ReceiptProps {
  readonly reference: string;
  /** Named recipients for these products, in the words of the form's collection notice. */
  readonly recipients: string;
  readonly standing: Standing;
  /** The form that led here came just after one with other details, which are the ones kept. */
  readonly again?: boolean;
  /** The plans that the details were left for; they are withdrawn with the details. */
  readonly plans: readonly ChosenPlan[];
  /** The products asked for; where there are several, those without a plan are named. */
  readonly products: readonly VerticalSlug[];
  /** The brand's contact page; null where it has none. */
  readonly contactHref: string | null;
}

/** The heading takes the focus, and a reload shows the same again. */
export function Receipt({
  reference,
  recipients,
  standing,
  again,
  contactHref,
  ...asked
}: ReceiptProps) {
  const { plans } = asked;
  const products = asked.products.filter(isListed);
  const without = withoutPlan(products, plans);
  const closed = whyClosed(standing);
  const isGone = standing.withdrawn || standing.erased;
  return (
    <FlowPage>
      <SuccessHeading>{receiptTitle(standing)}</SuccessHeading>
      {closed ? <p className="measure mt-5 font-600">{closed}</p> : null}
      {again && !closed ? <p className="measure mt-5">{detailsStand}</p> : null}
      <ReferenceBox reference={reference} />
      {closed || plans.length === 0 ? null : (
        <div className="mt-7">
          <PlanSummary
            id="chosen-plan"
            plans={plans}
            products={products}
            total={totalOfSeveral(plans, without)}
          />
        </div>
      )}
      {closed ? null : (
        <NextSteps
          {...{ recipients, plans, without, contactHref }}
          toInstallers={isForInstallers(asked.products)}
        />
      )}
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink href="/">{homeWords}</ButtonLink>
        {isGone ? null : (
          <Link href={`/withdraw?ref=${encodeURIComponent(reference)}`} className="inline-link">
            Withdraw my details
          </Link>
        )}
      </div>
    </FlowPage>
  );
}

interface NextStepsProps extends Pick<ReceiptProps, 'recipients' | 'plans' | 'contactHref'> {
  readonly without: readonly VerticalSlug[];
  readonly toInstallers: boolean;
}

function NextSteps({ recipients, contactHref, toInstallers, plans, without }: NextStepsProps) {
  const [first, second] = toInstallers ? installerSteps : consultantSteps(plans, without);
  return (
    <>
      <h2 className="mt-9 text-h3">What happens next</h2>
      <ol className="mt-4 grid gap-3 list-decimal pl-5 measure">
        <li>{first}</li>
        <li>{second}</li>
        <li>
          Keep your reference. To ask about your request, quote it when you{' '}
          {contactHref ? (
            <Link href={contactHref} className="inline-link">
              contact us
            </Link>
          ) : (
            'contact us'
          )}
          .
        </li>
      </ol>
      <h2 className="mt-8 text-h3">Who gets your details</h2>
      <p className="measure mt-3 text-small text-ink-soft">{recipients}</p>
    </>
  );
}

const installerSteps = [
  'Up to three accredited installers in your area get your request, so that you can compare quotes.',
  'They contact you by phone or email. You decide whether to sign.',
];

function consultantSteps(plans: readonly ChosenPlan[], without: readonly VerticalSlug[]) {
  const rest = productsInWords(without.map((slug) => verticals[slug].title));
  return [
    plans.length === 0
      ? 'A consultant looks at what is available at your address.'
      : `A consultant checks that you can get the ${nounForChosen(plans)} you chose${rest ? `, and looks at what is available for ${rest}` : ''}.`,
    'They call or email to talk it through. Nothing is signed without your say-so.',
  ];
}

export interface MessageSentProps {
  readonly reference: string;
  readonly text: string;
  /** Path of a page with the form; null where there is none any more. */
  readonly page: string | null;
}

/** The contact form's receipt, after a post without script or a reload. */
export function MessageSent({ reference, text, page }: MessageSentProps) {
  return (
    <FlowPage>
      <SuccessHeading>{messageSent}</SuccessHeading>
      <p className="measure mt-5 text-ink-soft">{text}</p>
      <ReferenceBox reference={reference} />
      <p className="mt-8">
        <ButtonLink href={page ?? '/'} kind="secondary">
          {page === null ? homeWords : sendAnother}
        </ButtonLink>
      </p>
    </FlowPage>
  );
}
