import { useState } from 'react';
import type { InputEvent } from 'react';

import { clamp } from '~/domain/printing/settings/limits';
import type { Limits } from '~/domain/printing/settings/limits';
import { complain, formatNumber, settle, usableNumber } from '~/domain/printing/settings/typedNumber';

export type TypedNumberOptions = {
  value: number;
  limits: Limits;
  onChange: (value: number) => void;
};

/**
 * A number typed as text. The text belongs to the field while it has the focus, so that '15' can be typed where 10 is
 * the least; a usable number is handed on at once, and the limits are applied when the field is left.
 */
export function useTypedNumber({ value, limits, onChange }: TypedNumberOptions) {
  const [typed, setTyped] = useState<string>();
  const [settled, setSettled] = useState<{ value: number; message: string; seen: boolean }>();

  // The notice waits for the value that it is about, and goes for good with any other: set by Reset, say, or a drag.
  if (settled?.seen && settled.value !== value) setSettled(undefined);
  else if (settled && !settled.seen && settled.value === value) setSettled({ ...settled, seen: true });

  const put = (next: number) => {
    setSettled(undefined);
    if (next !== value) onChange(next);
  };

  return {
    text: typed ?? formatNumber(value),
    /** What is wrong with the text as it stands; it is mended when the field is left. */
    complaint: typed === undefined ? undefined : complain(typed, limits),
    /** What was changed when the field was left, until the value changes again. */
    notice: settled?.value === value ? settled.message : undefined,
    /** For the input element. `onChange` would keep from us that a 0 was typed over a 0, which answers a notice too. */
    typing: {
      onInput: ({ currentTarget }: InputEvent<HTMLInputElement>) => {
        const text = currentTarget.value;
        setTyped(text);
        const number = usableNumber(text, limits);
        if (number !== undefined) put(number);
      },
    },
    leave: () => {
      if (typed === undefined) return;
      const result = settle(typed, limits, value);
      setTyped(undefined);
      put(result.value);
      if (result.message) setSettled({ value: result.value, message: result.message, seen: false });
    },
    step: (by: number) => {
      setTyped(undefined);
      const from = usableNumber(typed ?? '', limits) ?? value;
      put(Math.round(clamp(from + by, limits) * 1000) / 1000);
    },
  };
}
