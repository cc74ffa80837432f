import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { useController } from 'react-hook-form';

import type { SiteSettingsValues } from '~/domain/siteSettings/siteSettings';

import { settingsCopy as copy } from './SettingsScreen.copy';

/** Radio buttons for the redirect type: scans open one URL, or the app store of the phone. */
export function RedirectChoice() {
  const id = useId();
  const { field } = useController<SiteSettingsValues, 'redirectType'>({ name: 'redirectType' });
  return (
    <FormControl>
      <FormLabel id={id} sx={{ typography: 'body2', color: 'text.primary', '&&': { fontWeight: 600 } }}>
        {copy.fields.redirectType}
      </FormLabel>
      <FormHelperText>{copy.redirectText}</FormHelperText>
      <RadioGroup {...field} aria-labelledby={id} sx={{ gap: 1 }}>
        {copy.redirectTypes.map(({ value, label }) => (
          <div key={value}>
            <FormControlLabel
              value={value}
              label={label}
              control={<Radio slotProps={{ input: { 'aria-describedby': `${id}-${value}` } }} />}
              sx={{ margin: '0 0 0 -11px', minBlockSize: 44 }}
            />
            <FormHelperText id={`${id}-${value}`} sx={{ marginInlineStart: '31px' }}>
              {copy.redirectNotes[value]}
            </FormHelperText>
          </div>
        ))}
      </RadioGroup>
    </FormControl>
  );
}
