import { useId, useState } from 'react';

import { SiteField } from '../SiteField/SiteField';
import type { SiteFieldProps } from '../SiteField/SiteField';
import { useAfterPress } from './useAfterPress';

export type CheckedFieldProps = Omit<SiteFieldProps, 'id' | 'multiline' | 'value' | 'defaultValue' | 'onChange'> & {
  value: string;
  onChange: (value: string) => void;
  /** Offered while typing. Anything else can be typed as well. */
  suggestions?: readonly string[] | undefined;
  /** Says at once what is wrong. */
  isChecked?: boolean;
};

/** A field that says what is wrong with its value once it is left, never while it is typed. */
export function CheckedField(props: CheckedFieldProps) {
  const { error, suggestions, isChecked = false, onChange, onBlur, ...rest } = props;
  const id = useId();
  const listId = `${id}-list`;
  const [isLeft, setLeft] = useState(false);
  const afterPress = useAfterPress();
  return (
    <div>
      <SiteField
        {...rest}
        {...(suggestions && { list: listId })}
        id={id}
        error={(isLeft || isChecked) && !rest.disabled ? error : undefined}
        onChange={(value) => {
          setLeft(false);
          onChange(value);
        }}
        onBlur={() => {
          afterPress(() => setLeft(true));
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
