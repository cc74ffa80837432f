import { useState } from 'react';
import type { InputEvent, KeyboardEvent } from 'react';

import { checkNumber } from '~/domain/number/checkNumber';
import { clamp } from '~/domain/number/numberLimits';
import type { NumberLimits } from '~/domain/number/numberLimits';
import { formatNumber, formatWithUnit } from '~/domain/number/formatNumber';

import { getNumberError, getNumberNotice } from './NumberField.copy';

export type NumberInputOptions = {
  value: number;
  limits: NumberLimits;
  onChange: (value: number) => void;
  /** Amount that the arrow keys add or subtract. With Shift, they add or subtract ten times as much. */
  step: number;
  /** Replaces the default notice when a number above the maximum is lowered to the maximum. */
  loweredNotice?: string | undefined;
};

/**
 * State of a text input for a number. The input keeps the typed text until blur, so that the user can type '15' where
 * 10 is the minimum. A valid number is passed to `onChange` at once; the limits are applied on blur.
 */
export function useNumberInput({ value, limits, onChange, step, loweredNotice }: NumberInputOptions) {
  const [typedText, setTypedText] = useState<string>();
  const [notice, setNotice] = useState<{ value: number; message: string; isApplied: boolean }>();

  // `notice` says how the typed number was corrected on blur. `isApplied` becomes true when the parent passes the
  // corrected number as `value`. The notice is removed when `value` changes after that, for example by Reset.
  if (notice?.isApplied && notice.value !== value) setNotice(undefined);
  else if (notice && !notice.isApplied && notice.value === value) setNotice({ ...notice, isApplied: true });

  const changeValue = (newValue: number) => {
    setNotice(undefined);
    if (newValue !== value) onChange(newValue);
  };

  const stepBy = (difference: number) => {
    setTypedText(undefined);
    const checkedNumber = checkNumber(typedText ?? '', limits);
    const startValue = checkedNumber.problems.length === 0 ? (checkedNumber.value ?? value) : value;
    changeValue(Math.round(clamp(startValue + difference, limits) * 1000) / 1000);
  };

  const [firstProblem] = typedText === undefined ? [] : checkNumber(typedText, limits).problems;
  return {
    text: typedText ?? formatNumber(value),
    /** Error in the typed text, until the text is corrected on blur. */
    error: firstProblem && getNumberError(firstProblem, limits),
    /** Says what was corrected on blur, until the value changes again. */
    notice: notice?.value === value ? notice.message : undefined,
    stepBy,
    inputProps: {
      autoComplete: 'off',
      // Typing a 0 over a selected 0 must clear the notice, too. React's onChange does not fire then, but onInput does.
      onInput: ({ currentTarget }: InputEvent<HTMLInputElement>) => {
        const text = currentTarget.value;
        setTypedText(text);
        const checkedNumber = checkNumber(text, limits);
        if (checkedNumber.value !== undefined && checkedNumber.problems.length === 0) changeValue(checkedNumber.value);
      },
      onBlur: () => {
        if (typedText === undefined) return;
        const { value: newValue = value, problems } = checkNumber(typedText, limits);
        setTypedText(undefined);
        changeValue(newValue);
        const problem = problems.at(-1);
        if (!problem) return;
        const defaultMessage = getNumberNotice(problem, typedText.trim(), formatWithUnit(newValue, limits.unit));
        const message = problem.kind === 'aboveMax' ? (loweredNotice ?? defaultMessage) : defaultMessage;
        setNotice({ value: newValue, message, isApplied: false });
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
