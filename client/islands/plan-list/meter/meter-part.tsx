/** “Use your own meter data”: a folded line of the list, whose content is fetched when it is opened. */
import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { PlanQuery } from '../../../../domain/plans/list/plan-query.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useMounted } from '../../runtime/page-hooks.ts';
import type { MeterBodyProps } from './meter-body.tsx';

/** Electricity is metered by the half hour; gas is not. */
function takesMeterFile({ vertical, filters }: PlanQuery): boolean {
  return vertical === 'energy' && filters.fuel !== 'Gas';
}

// Few visitors have such a file.
const load = async () => (await import('./meter-body.tsx')).MeterBody;

export function MeterPart(props: Omit<MeterBodyProps, 'onUse'>) {
  const [Body, setBody] = useState<ComponentType<MeterBodyProps>>();
  const [step, setStep] = useState<'loading' | 'missing'>();
  const mounted = useMounted();
  const [used, setUsed] = useState(false);
  const fold = useRef<HTMLDetailsElement>(null);
  const fetchBody = () => {
    if (!fold.current?.open) return;
    setStep('loading');
    load().then(
      (found) => setBody(() => found),
      () => setStep('missing'),
    );
  };
  // The visitor may have opened it before hydration.
  useEffect(fetchBody, []);
  return (
    // Hidden, not removed: otherwise a gas list would lose the file, but still be priced by it.
    <details
      ref={fold}
      className="meter-part beside:w-full"
      hidden={!takesMeterFile(props.control.query)}
      onToggle={fetchBody}
    >
      <summary className="phone-fold-line">
        <Icon name="zap" />
        <span>{used ? 'Your own meter data is in use' : 'Use your own meter data'}</span>
        <Icon name="chevron-down" className="chevron ml-auto text-ink-soft" />
      </summary>
      {mounted ? null : (
        <p className="mt-3 text-small">
          This needs JavaScript. Without it, enter your yearly kWh from your bills under
          “Electricity a year”.
        </p>
      )}
      {Body ? <Body {...props} onUse={setUsed} /> : null}
      {mounted && !Body ? (
        <p role="status" className={step === 'loading' ? 'mt-3 text-small' : 'sr-only'}>
          {step === 'loading' ? 'Loading…' : null}
        </p>
      ) : null}
      {step === 'missing' && !Body ? (
        <p role="alert" className="mt-3 text-small">
          We could not load this part. Close it, then open it again.
        </p>
      ) : null}
    </details>
  );
}
