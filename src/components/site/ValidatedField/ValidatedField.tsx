import { useId, useState } from 'react';

import { SiteField } from '../SiteField/SiteField';
import type { SiteFieldProps } from '../SiteField/SiteField';
import { useAfterMouseUp } from './useAfterMouseUp';

export type ValidatedFieldProps = Omit<SiteFieldProps, 'id' | 'multiline' | 'value' | 'defaultValue' | 'onChange'> & {
  value: string;
  onChange: (value: string) => void;
  /** Values that the browser suggests (datalist). Other values can be typed as well. */
  suggestions?: readonly string[] | undefined;
  /** True to show the error at once, not only after blur. */
  isErrorAlwaysShown?: boolean;
};

/** A text field that shows its error on blur, not while typing. */
export function ValidatedField(props: ValidatedFieldProps) {
  const { error, suggestions, isErrorAlwaysShown = false, onChange, onBlur, ...fieldProps } = props;
  const id = useId();
  const listId = `${id}-list`;
  const [isBlurred, setBlurred] = useState(false);
  const runAfterMouseUp = useAfterMouseUp();
  return (
    <div>
      <SiteField
        {...fieldProps}
        {...(suggestions && { list: listId })}
        id={id}
        error={(isBlurred || isErrorAlwaysShown) && !fieldProps.disabled ? error : undefined}
        onChange={(value) => {
          setBlurred(false);
          onChange(value);
        }}
        onBlur={() => {
          runAfterMouseUp(() => setBlurred(true));
          onBlur?.();
        }}
      />
      {suggestions && (
        <datalist id={listId}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
    </div>
  );
}
