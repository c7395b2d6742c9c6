/** A filter with a minimum: a slider in steps, with buttons for visitors who do not drag (spec: plan-lists). */
import { useRef, useState } from 'react';
import type { LeastFilter } from '../../../domain/plans/filter.ts';
import { leastWords } from '../../../domain/plans/list/choices.ts';
import { Icon } from '../../ui/icon.tsx';
import { leastValueText } from './list-words.ts';

export interface LeastSliderProps {
  readonly id: string;
  readonly name: string;
  readonly filter: LeastFilter;
  readonly label: string;
  readonly suffix: string;
  readonly value: number;
  /** Show the buttons: they need script. */
  readonly steps: boolean;
  readonly onMove: () => void;
}

export function LeastSlider(props: LeastSliderProps) {
  const { id, suffix } = props;
  const input = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState(props.value);
  const [pressed, setPressed] = useState(false);
  const {
    min,
    max,
    step,
    steps: [down, up],
  } = props.filter;
  const move = (to: number, byButton: boolean) => {
    setShown(to);
    setPressed(byButton);
    props.onMove();
  };
  const by = (change: number) => {
    const field = input.current;
    if (!field) return;
    field.value = String(Number(field.value) + change);
    move(Number(field.value), true);
  };
  return (
    <div className="data-slider">
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="text-fine text-ink-soft">
          {props.label}
        </label>
        {/* A slider announces its own value as it moves; after a button press, nothing else would. */}
        <output
          htmlFor={id}
          aria-live={pressed ? 'polite' : 'off'}
          className="text-small font-650 tabular-nums"
        >
          {leastWords(shown, suffix)}
        </output>
      </div>
      <div className="flex items-center gap-2">
        {props.steps ? <Step words={down} sign="−" onPress={() => by(-step)} /> : null}
        <input
          ref={input}
          type="range"
          id={id}
          name={props.name}
          min={min}
          max={max}
          step={step}
          defaultValue={props.value}
          aria-valuetext={leastValueText(shown, suffix)}
          onInput={(event) => move(Number(event.currentTarget.value), false)}
          className="min-h-11 w-full cursor-pointer accent-primary"
        />
        {props.steps ? <Step words={up} sign="plus" onPress={() => by(step)} /> : null}
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
