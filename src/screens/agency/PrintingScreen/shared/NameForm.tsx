import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';

import { TextField } from '~/components/inputs/TextField/TextField';

export type NameFormProps = {
  label: string;
  initialName: string;
  saveLabel: string;
  cancelLabel: string;
  /** Returns the error of a name; undefined if the name is valid. */
  getError: (name: string) => string | undefined;
  onSave: (name: string) => void;
  onCancel: () => void;
};

/** Form for a name. Errors are shown on submit, and disappear when the name is valid. */
export function NameForm({ label, initialName, saveLabel, cancelLabel, getError, onSave, onCancel }: NameFormProps) {
  const [name, setName] = useState(initialName);
  const [attempt, setAttempt] = useState(0);
  const error = getError(name);
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (error) setAttempt(attempt + 1);
        else onSave(name);
      }}
      // Escape cancels this form only, so that the dialog around the form stays open.
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onCancel();
      }}
      sx={{ display: 'grid', gap: 1 }}
    >
      <TextField
        label={label}
        autoComplete="off"
        value={name}
        inputRef={focusOnMount}
        onChange={setName}
        error={attempt > 0 ? error : undefined}
        attempt={attempt}
      />
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button type="submit" variant="contained">
          {saveLabel}
        </Button>
        <Button variant="text" onClick={onCancel}>
          {cancelLabel}
        </Button>
      </Box>
    </Box>
  );
}

const focusOnMount = (input: HTMLInputElement | null) => input?.focus();
