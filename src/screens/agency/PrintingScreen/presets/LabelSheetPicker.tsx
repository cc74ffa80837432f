import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import useAutocomplete from '@mui/material/useAutocomplete';
import { useId, useState } from 'react';

import { EmptyState } from '~/components/feedback/EmptyState/EmptyState';
import { Field } from '~/components/inputs/Field/Field';
import { SheetThumbnail } from '~/components/printing/SheetThumbnail/SheetThumbnail';
import { radii } from '~/components/theme/tokens';
import { applyLabelSheet, formatLabelSheetName } from '~/domain/printing/presets/labelSheet';
import type { LabelSheet } from '~/domain/printing/presets/labelSheet';
import { searchLabelSheets, labelSheets } from '~/domain/printing/presets/labelSheets';
import { defaultPrintSettings } from '~/domain/printing/settings/printSettings';

import { PresetText } from './PresetText';
import { presetsCopy as copy } from './presets.copy';

export type SheetPickerProps = {
  /** Name of the label sheet that was applied last; undefined if it was a preset, or there is none. */
  chosenName: string | undefined;
  /** True to focus the search field when the dialog opens. */
  hasAutoFocus: boolean;
  onChoose: (sheet: LabelSheet) => void;
  /** Called when the user presses Escape in the search field. */
  onClose: () => void;
  onClear: () => void;
};

/** Search field for the built-in label sheets, with a list of the matches below. */
export function LabelSheetPicker({ chosenName, hasAutoFocus, onChoose, onClose, onClear }: SheetPickerProps) {
  const headingId = useId();
  const [search, setSearch] = useState('');
  const matches = searchLabelSheets(search);
  const { getInputProps, getListboxProps, getOptionProps, getRootProps } = useAutocomplete<LabelSheet>({
    open: true,
    options: labelSheets,
    value: null,
    inputValue: search,
    clearOnBlur: false,
    filterOptions: () => [...matches],
    getOptionLabel: formatLabelSheetName,
    onInputChange: (_event, text, reason) => {
      if (reason === 'input') setSearch(text);
    },
    onChange: (_event, sheet) => {
      if (sheet) onChoose(sheet);
    },
    onClose: (_event, reason) => {
      if (reason === 'escape') onClose();
    },
  });
  const { ref: inputRef, ...inputProps } = getInputProps();

  return (
    <Box component="section" aria-labelledby={headingId} sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography id={headingId} variant="subtitle2" component="h3">
          {copy.sheets}
        </Typography>
        {chosenName && (
          <Button variant="text" size="small" onClick={onClear}>
            {copy.clear}
          </Button>
        )}
      </Box>
      <div {...getRootProps()}>
        <Field label={copy.search} helperText={copy.searchExample}>
          {({ id, describedBy }) => (
            <OutlinedInput
              fullWidth
              autoFocus={hasAutoFocus}
              inputRef={inputRef}
              inputProps={{ ...inputProps, id, 'aria-describedby': describedBy, autoComplete: 'off' }}
            />
          )}
        </Field>
      </div>
      {matches.length === 0 ? (
        <EmptyState iconVariant="fallen" text={copy.noResults} />
      ) : (
        <Box component="ul" {...getListboxProps()} aria-label={copy.sheets} sx={listStyles}>
          {matches.map((sheet, index) => {
            const { key, ...optionProps } = getOptionProps({ option: sheet, index });
            return (
              <Box component="li" key={key} {...optionProps} sx={optionStyles}>
                <SheetThumbnail settings={applyLabelSheet(defaultPrintSettings, sheet)} />
                <PresetText
                  name={formatLabelSheetName(sheet)}
                  detail={copy.sheetSummary(sheet)}
                  isChosen={formatLabelSheetName(sheet) === chosenName}
                />
              </Box>
            );
          })}
        </Box>
      )}
    </Box>
  );
}

const listStyles = {
  position: 'relative',
  listStyle: 'none',
  margin: 0,
  padding: 0.5,
  maxHeight: 'min(420px, 50vh)',
  overflowY: 'auto',
  border: 1,
  borderColor: 'tone.line',
  borderRadius: `${radii.control}px`,
} as const;

const optionStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  padding: 1,
  borderRadius: `${radii.control - 2}px`,
  cursor: 'pointer',
  contentVisibility: 'auto',
  containIntrinsicBlockSize: '64px',
  '&:hover': { bgcolor: 'tone.hover' },
  '&.Mui-focused': { bgcolor: 'tone.primarySoft' },
} as const;
