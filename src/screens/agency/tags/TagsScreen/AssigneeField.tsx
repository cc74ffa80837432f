import Autocomplete from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import CloseIcon from 'lucide-react/icons/x';
import type { Ref } from 'react';

import { Field } from '~/components/inputs/Field/Field';
import type { AssignableCustomer } from '~/domain/tag/assignee';
import { radii, shadows } from '~/components/theme/tokens';
import { createSearchableText, createTextMatcher } from '~/domain/text/textSearch';

import { tagsCopy } from './TagsScreen.copy';

const copy = tagsCopy.assignment;

export type AssigneeFieldProps = {
  customers: readonly AssignableCustomer[];
  /** Error message below the field; empty if there is no error. */
  error: string;
  /** Number of submits so far. When it changes, screen readers announce the same error again. */
  attempt: number;
  inputRef: Ref<HTMLInputElement>;
  /** Called with the typed text, and with the customer if the user has chosen one. */
  onChange: (text: string, customer: AssignableCustomer | undefined) => void;
};

const maxSuggestions = 50;

const getAssigneeName = ({ name, email }: AssignableCustomer) => name || email;

/** Field in which the user searches for a customer by name or email, or types an email address. */
export function AssigneeField({ customers, error, attempt, inputRef, onChange }: AssigneeFieldProps) {
  return (
    <Field label={copy.label} error={error} attempt={attempt}>
      {({ id, describedBy }) => (
        <Autocomplete
          freeSolo
          id={id}
          options={customers}
          slotProps={{ paper: { sx: suggestionsStyles } }}
          clearText={copy.clear}
          clearIcon={<CloseIcon size="1.25rem" />}
          getOptionLabel={(option) => (typeof option === 'string' ? option : getAssigneeName(option))}
          getOptionKey={(option) => (typeof option === 'string' ? option : option.id)}
          filterOptions={(options, { inputValue }) => {
            const matchesInput = createTextMatcher(inputValue);
            return options
              .filter(({ name, email }) => matchesInput(createSearchableText([name, email])))
              .slice(0, maxSuggestions);
          }}
          onInputChange={(_event, text, reason) => {
            if (reason !== 'selectOption') onChange(text, undefined);
          }}
          onChange={(_event, option) => {
            if (option && typeof option !== 'string') onChange(getAssigneeName(option), option);
          }}
          renderOption={({ key, ...props }, { name, email }) => (
            <li key={key} {...props}>
              <div>
                <bdi>{name || email}</bdi>
                {name && (
                  <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                    <bdi>{email}</bdi>
                  </Typography>
                )}
              </div>
            </li>
          )}
          renderInput={({ slotProps }) => (
            <OutlinedInput
              {...slotProps.input}
              fullWidth
              autoFocus
              inputRef={inputRef}
              inputProps={{ ...slotProps.htmlInput, 'aria-describedby': describedBy, autoComplete: 'off' }}
            />
          )}
        />
      )}
    </Field>
  );
}

const suggestionsStyles = {
  marginBlockStart: 0.5,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: `${radii.card}px`,
  boxShadow: shadows.float,
  '& .MuiAutocomplete-option.Mui-focused': { backgroundColor: 'tone.primarySoft' },
};
