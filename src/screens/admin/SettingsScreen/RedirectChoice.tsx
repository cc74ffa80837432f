import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import RadioGroup from '@mui/material/RadioGroup';
import type { SxProps, Theme } from '@mui/material/styles';
import { useId } from 'react';
import { useController } from 'react-hook-form';

import { RadioOption } from '~/components/inputs/RadioOption/RadioOption';
import { radii } from '~/components/theme/tokens';
import type { SiteSettingsValues } from '~/domain/siteSettings/siteSettings';

import { settingsCopy as copy } from './SettingsScreen.copy';

/** Radio buttons for the redirect type: scans open one URL, or the app store for the phone's system. */
export function RedirectChoice() {
  const id = useId();
  const { field } = useController<SiteSettingsValues, 'redirectType'>({ name: 'redirectType' });
  return (
    <FormControl>
      <FormLabel id={id} sx={{ typography: 'body2', '&&': { fontWeight: 600, color: 'text.primary' } }}>
        {copy.fields.redirectType}
      </FormLabel>
      <FormHelperText>{copy.redirectText}</FormHelperText>
      <RadioGroup {...field} aria-labelledby={id} sx={cardsStyles}>
        {copy.redirectTypes.map(({ value, label }) => (
          <RadioOption key={value} value={value} label={label} note={copy.redirectNotes[value]} />
        ))}
      </RadioGroup>
    </FormControl>
  );
}

/** Styles of the options, which are cards of the same height. */
const cardsStyles = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
  gap: 1.5,
  marginBlockStart: 1.5,
  '& > label': {
    padding: '12px 16px 14px',
    border: '1px solid',
    borderColor: 'tone.fieldLine',
    borderRadius: `${radii.control}px`,
  },
  '& > label:has(:checked)': {
    borderColor: 'primary.main',
    outline: '1px solid',
    outlineColor: 'primary.main',
    outlineOffset: '-2px',
    backgroundColor: 'tone.primarySoft',
  },
} satisfies SxProps<Theme>;
