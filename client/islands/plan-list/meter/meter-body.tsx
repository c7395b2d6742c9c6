/** The inside of the meter part: the file field, progress, errors, and the meter data that the list is priced by. */
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/form/button.tsx';
import { markClass } from '../../../ui/form/choice-style.ts';
import { FieldMessage } from '../../../ui/form/field-message.tsx';
import { fieldClass } from '../../../ui/form/field-style.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { ListControl } from '../use-plan-list.ts';
import { filledWords, type MeterUse, meterWords, progressWords } from './meter-words.ts';
import { type MeterControl, type MeterTask, useMeter } from './use-meter.ts';

export interface MeterBodyProps {
  readonly id: string;
  readonly control: Pick<ListControl, 'query' | 'from'>;
  /** Called with whether the list is priced by a meter. */
  readonly onUse: (used: boolean) => void;
}

export function MeterBody({ id, control, onUse }: MeterBodyProps) {
  const meter = useMeter(control);
  const { task, used } = meter;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => onUse(used !== null), [onUse, used]);
  const back = (leave: () => void) => () => {
    leave();
    if (!field.current) return;
    field.current.value = '';
    // The button is removed together with what it ended.
    field.current.focus();
  };
  const [input, help, error] = [`${id}meter`, `${id}meter-help`, `${id}meter-error`];
  const failed = task?.step === 'failed' ? failedWords(task) : undefined;
  return (
    <div className="mt-3 grid gap-3">
      <div className="measure grid gap-3">
        <label htmlFor={input} className="text-small font-650">
          Meter data file (NEM12)
        </label>
        <p id={help} className="text-fine text-ink-soft">
          We then price every plan on your own half-hourly use. The file stays on this device and we
          never see it. To get it (free), sign in to your electricity network’s portal (the network
          is named on your bill), request your interval data in NEM12 format, and unzip it if
          needed.
        </p>
        <input
          ref={field}
          id={input}
          type="file"
          accept=".csv,.txt,.nem12,text/csv,text/plain"
          aria-describedby={failed ? `${help} ${error}` : help}
          aria-invalid={failed ? true : undefined}
          className={`meter-file ${fieldClass(failed !== undefined)}`}
          onClick={({ currentTarget }) => {
            // Lets the visitor choose the same file again, once it is fixed.
            currentTarget.value = '';
          }}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) meter.read(file);
          }}
        />
        <div role="alert">
          <FieldMessage id={error} message={failed} />
        </div>
        <Progress task={task} onCancel={back(meter.cancel)} />
      </div>
      <Used id={id} meter={meter} onForget={back(meter.forget)} />
    </div>
  );
}

const failedWords = ({ line, words }: Extract<MeterTask, { step: 'failed' }>) =>
  line === null ? words : `Line ${line}: ${words}`;

function Progress({ task, onCancel }: { task: MeterTask | null; onCancel: () => void }) {
  const reading = task?.step === 'reading' ? task : null;
  const words = reading
    ? progressWords(reading.percent)
    : task?.step === 'pricing'
      ? 'Pricing every plan in your area…'
      : '';
  return (
    <>
      {/* Rendered before it has words, so that the first words are announced too. */}
      <p role="status" className={words ? 'text-small' : 'sr-only'}>
        {words}
      </p>
      {words ? (
        <div className="flex items-center gap-3">
          <progress
            aria-label={reading ? `Reading ${reading.name}` : 'Pricing plans'}
            className="min-w-0 flex-1 accent-primary"
            {...(reading ? { max: 100, value: reading.percent } : {})}
          />
          <Button kind="secondary" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      ) : null}
    </>
  );
}

interface UsedProps {
  readonly id: string;
  readonly meter: MeterControl;
  readonly onForget: () => void;
}

/** The meter data that the list is priced by. */
function Used({ id, meter, onForget }: UsedProps) {
  const { used } = meter;
  return (
    <div className={used ? 'plan-note' : undefined}>
      {used ? <Icon name="circle-check" className="mt-[0.25em] text-success" /> : null}
      <div className="grid flex-1 gap-2">
        {/* Rendered before it has words, so that the first words are announced too. */}
        <div role="status">
          {used ? (
            <>
              <p className="font-650">{meterWords(used)}</p>
              <p>{filledWords(used)}</p>
            </>
          ) : null}
        </div>
        {used ? <Choices id={id} used={used} meter={meter} /> : null}
      </div>
      {used ? (
        <Button kind="secondary" onClick={onForget}>
          Stop using meter data
        </Button>
      ) : null}
    </div>
  );
}

interface ChoicesProps extends Omit<UsedProps, 'onForget'> {
  readonly used: MeterUse;
}

/** The questions that a file leaves open: which meter is the visitor's, and what its second register is. */
function Choices({ id, used: { nmi, nmis, others }, meter }: ChoicesProps) {
  return (
    <>
      <p>
        This list uses it instead of the yearly amounts you entered. Single plan pages and
        comparisons don’t.
      </p>
      {nmis.length > 1 ? (
        <div className="flex flex-wrap items-center gap-2">
          <label htmlFor={`${id}nmi`}>The file has several meters. Yours is</label>
          <select
            id={`${id}nmi`}
            value={nmi}
            className={fieldClass(false)}
            onChange={({ target }) => meter.choose({ nmi: target.value })}
          >
            {nmis.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </div>
      ) : null}
      {others === null ? null : (
        <label className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            className={markClass}
            checked={others === 'controlled'}
            onChange={({ target }) =>
              meter.choose({ nmi, others: target.checked ? 'controlled' : 'general' })
            }
          />
          The second register (E2) is a controlled load, such as hot water
        </label>
      )}
    </>
  );
}
