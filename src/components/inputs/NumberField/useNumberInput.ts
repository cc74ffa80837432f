import { useState } from 'react';
import type { InputEvent, KeyboardEvent } from 'react';

import { checkNumber } from '~/domain/number/checkNumber';
import { clamp } from '~/domain/number/numberLimits';
import type { NumberLimits } from '~/domain/number/numberLimits';
import { formatNumber, formatWithUnit } from '~/domain/number/formatNumber';

import { numberError, numberNotice } from './NumberField.copy';

export type NumberInputOptions = {
  value: number;
  limits: NumberLimits;
  onChange: (value: number) => void;
  /** Added or subtracted by the arrow keys; ten times as much with Shift. */
  step: number;
  /** Shown instead of the usual notice when the number was lowered to the maximum. */
  loweredNotice?: string | undefined;
};

/**
 * A number typed as text. The field keeps its text while focused, so that '15' can be typed where 10 is the minimum. A
 * valid number is passed on at once; limits are applied on blur.
 */
export function useNumberInput({ value, limits, onChange, step, loweredNotice }: NumberInputOptions) {
  const [typed, setTyped] = useState<string>();
  const [notice, setNotice] = useState<{ value: number; message: string; isApplied: boolean }>();

  // The notice belongs to one value. It waits for that value and is dropped when Reset or dragging sets another.
  if (notice?.isApplied && notice.value !== value) setNotice(undefined);
  else if (notice && !notice.isApplied && notice.value === value) setNotice({ ...notice, isApplied: true });

  const change = (next: number) => {
    setNotice(undefined);
    if (next !== value) onChange(next);
  };

  const stepBy = (difference: number) => {
    setTyped(undefined);
    const checked = checkNumber(typed ?? '', limits);
    const from = checked.problems.length === 0 ? (checked.value ?? value) : value;
    change(Math.round(clamp(from + difference, limits) * 1000) / 1000);
  };

  const [firstProblem] = typed === undefined ? [] : checkNumber(typed, limits).problems;
  return {
    text: typed ?? formatNumber(value),
    /** Error in the typed text, which is corrected on blur. */
    error: firstProblem && numberError(firstProblem, limits),
    /** Correction made on blur, until the value changes again. */
    notice: notice?.value === value ? notice.message : undefined,
    stepBy,
    inputProps: {
      autoComplete: 'off',
      // React's onChange does not fire when a 0 is typed over a selected 0, which should drop the notice.
      onInput: ({ currentTarget }: InputEvent<HTMLInputElement>) => {
        const text = currentTarget.value;
        setTyped(text);
        const checked = checkNumber(text, limits);
        if (checked.value !== undefined && checked.problems.length === 0) change(checked.value);
      },
      onBlur: () => {
        if (typed === undefined) return;
        const { value: next = value, problems } = checkNumber(typed, limits);
        setTyped(undefined);
        change(next);
        const problem = problems.at(-1);
        if (!problem) return;
        const defaultMessage = numberNotice(problem, typed.trim(), formatWithUnit(next, limits.unit));
        const message = problem.kind === 'aboveMax' ? (loweredNotice ?? defaultMessage) : defaultMessage;
        setNotice({ value: next, message, isApplied: false });
      },
      onKeyDown: (event: KeyboardEvent) => {
        const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
        if (direction === undefined) return;
        event.preventDefault();
        stepBy(direction * step * (event.shiftKey ? 10 : 1));
      },
    },
  };
}
