/** How much data a plan must have: a slider from 0 to 90 by 10, with buttons for those who do not drag (spec: plan-lists). */
import { useRef, useState } from 'react';
import type { PlanWidget } from '../../../content/model/plan-widget.schema.ts';
import { dataUsage } from '../../../domain/plans/filters.ts';
import { Icon } from '../../ui/icon.tsx';
import { dataValueText, dataWords } from './list-words.ts';

export interface DataSliderProps {
  readonly id: string;
  readonly widget: PlanWidget;
  readonly value: number;
  /** Show the buttons: they need script. */
  readonly steps: boolean;
  readonly onMove: () => void;
}

export function DataSlider({ id, widget, value, steps, onMove }: DataSliderProps) {
  const input = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState(value);
  const { min, max, step } = dataUsage;
  const move = (to: number) => {
    setShown(to);
    onMove();
  };
  const by = (change: number) => {
    const field = input.current;
    if (!field) return;
    field.value = String(Number(field.value) + change);
    move(Number(field.value));
  };
  return (
    <div className="data-slider">
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="text-fine text-ink-soft">
          {widget.dataUsageLabel}
        </label>
        <output htmlFor={id} className="text-small font-650 tabular-nums">
          {dataWords(shown, widget)}
        </output>
      </div>
      <div className="flex items-center gap-2">
        {steps ? <Step words="Less data" sign="−" onPress={() => by(-step)} /> : null}
        <input
          ref={input}
          type="range"
          id={id}
          name="data"
          min={min}
          max={max}
          step={step}
          defaultValue={value}
          aria-valuetext={dataValueText(shown, widget)}
          onInput={(event) => move(Number(event.currentTarget.value))}
          className="min-h-11 w-full cursor-pointer accent-primary"
        />
        {steps ? <Step words="More data" sign="plus" onPress={() => by(step)} /> : null}
      </div>
    </div>
  );
}

interface StepProps {
  readonly words: string;
  readonly sign: 'plus' | '−';
  readonly onPress: () => void;
}

function Step({ words, sign, onPress }: StepProps) {
  return (
    <button type="button" aria-label={words} onClick={onPress} className="slider-step">
      {sign === 'plus' ? <Icon name="plus" /> : <span aria-hidden="true">{sign}</span>}
    </button>
  );
}
