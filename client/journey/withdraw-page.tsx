/** Withdrawing details: the question, then what was stopped and what had already been passed on. */
import { detailsWithdrawn } from '../../domain/forms/messages.ts';
import { inWords } from '../../domain/text.ts';
import { Button, ButtonLink } from '../ui/form/button.tsx';
import { ReferenceBox } from '../ui/text/reference-box.tsx';
import { slotted } from '../ui/visitor-slots.ts';
import { FlowPage, homeWords, productsInWords, SuccessHeading } from './journey-page.tsx';

export interface WithdrawProps {
  readonly reference: string;
  /** The products asked for, in the brand's words. */
  readonly products: readonly string[];
  /** The plans that the details were left for, by name. */
  readonly plans: readonly string[];
  readonly withdrawn: boolean;
  /** A partner has, or may have, the details already. */
  readonly passedOn: boolean;
  /** An upstream may have the address: it is told of a visit before the visitor gives any details. */
  readonly addressElsewhere: boolean;
  readonly brandName: string;
}

/** Works without script: one plain form. */
export function Withdraw(props: WithdrawProps) {
  return (
    <FlowPage>{props.withdrawn ? <Withdrawn {...props} /> : <Question {...props} />}</FlowPage>
  );
}

function Question({ reference, products, plans, passedOn, brandName }: WithdrawProps) {
  return (
    <>
      <h1 className="text-h2">Withdraw your details?</h1>
      <p className="measure mt-5 text-ink-soft">
        {`You asked ${brandName} about ${productsInWords(products)}. If you withdraw, we stop passing your details on${passedOn ? '.' : ' and nobody will contact you about this request.'}`}
      </p>
      {plans.length > 0 ? (
        <p className="measure mt-4 text-ink-soft">
          {`You asked for ${inWords(plans)}. Withdrawing cancels that too.`}
        </p>
      ) : null}
      {passedOn ? (
        <p className="measure mt-4 text-ink-soft">
          Your details have already reached our partner, so you may still get a call. We will mark
          the request as withdrawn. To have the partner’s copy deleted, ask them when they call, or
          write to us with the reference.
        </p>
      ) : null}
      <ReferenceBox reference={reference} />
      <form
        method="post"
        action={slotted('/api/withdraw')}
        className="mt-8 flex flex-wrap items-center gap-4"
      >
        <input type="hidden" name="reference" value={reference} />
        <Button type="submit">Withdraw my details</Button>
        <ButtonLink href={`/receipt?ref=${encodeURIComponent(reference)}`} kind="secondary">
          Keep my request
        </ButtonLink>
      </form>
    </>
  );
}

function Withdrawn({ reference, passedOn, addressElsewhere, brandName }: WithdrawProps) {
  return (
    <>
      <SuccessHeading>{detailsWithdrawn}</SuccessHeading>
      <p className="measure mt-5 text-ink-soft">
        {passedOn
          ? `They had reached our partner before you withdrew, so you may still get a call. ${brandName} will not pass on anything more. Ask the partner to delete their copy, or write to us with the reference and we will ask them.`
          : `${addressElsewhere ? 'Your name, email and mobile' : 'They'} were not passed on to anyone, and will not be. ${brandName} deletes them after 30 days.`}
        {addressElsewhere
          ? ' A partner whose system helps us find plans may have your address: write to us with the reference and we will ask them to delete it.'
          : null}
      </p>
      <ReferenceBox reference={reference} />
      <p className="mt-8">
        <ButtonLink href="/">{homeWords}</ButtonLink>
      </p>
    </>
  );
}
