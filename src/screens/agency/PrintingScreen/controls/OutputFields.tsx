import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { NumberField } from '~/components/inputs/NumberField/NumberField';
import { SelectField } from '~/components/inputs/SelectField/SelectField';
import { limits } from '~/domain/printing/settings/limits';
import { printerDpis, stickersPerFileOptions } from '~/domain/printing/settings/printSettings';
import {
  canHaveCutLines,
  makeSpaceForCropMarks,
  getPrintedBleed,
  listSidesWithoutCropMarks,
} from '~/domain/printing/sheet/marks';
import type { SheetLayout, SheetProblem } from '~/domain/printing/sheet/sheetLayout';

import type { PrintSettingsFieldsProps } from '../shared/printSettingsFieldsProps';
import { SwitchRow } from '../shared/SwitchRow';
import { controlsCopy } from './controls.copy';

export type OutputFieldsProps = PrintSettingsFieldsProps & {
  sheet: SheetLayout | SheetProblem;
  printerField: ReactNode;
};

/** Fields for printer, resolution, crop marks, cut lines, bleed and stickers per PDF file, and print dialog advice. */
export function OutputFields(props: OutputFieldsProps) {
  const { settings, sheet, printerField, onChange } = props;
  const copy = controlsCopy.output;
  const { marks } = settings;
  const changeMarks = (changes: Partial<typeof marks>) => onChange({ ...settings, marks: { ...marks, ...changes } });
  const sidesWithoutMarks = marks.cropMarks && sheet.fits ? listSidesWithoutCropMarks(sheet, settings) : [];
  const bleedNote = copy.bleedNote(marks.bleed, getPrintedBleed(settings));
  return (
    <>
      {printerField}
      <SelectField
        size="small"
        label={copy.resolution}
        value={String(settings.dpi)}
        options={copy.resolutions}
        onChange={(value) =>
          onChange({ ...settings, dpi: printerDpis.find((dpi) => String(dpi) === value) ?? settings.dpi })
        }
      />
      <Box sx={{ display: 'grid' }}>
        <SwitchRow
          label={copy.cropMarks}
          checked={marks.cropMarks}
          onChange={(cropMarks) => changeMarks({ cropMarks })}
        />
        {sidesWithoutMarks.length > 0 && (
          <Box sx={noteStyles}>
            <Typography variant="caption">{copy.cropMarksNote(sidesWithoutMarks)}</Typography>
            <Button size="small" variant="outlined" onClick={() => onChange(makeSpaceForCropMarks(settings))}>
              {copy.cropMarksFix}
            </Button>
          </Box>
        )}
        {canHaveCutLines(settings) && (
          <SwitchRow
            label={copy.cutLines}
            checked={marks.cutLines}
            onChange={(cutLines) => changeMarks({ cutLines })}
          />
        )}
      </Box>
      <NumberField
        label={copy.bleed}
        value={marks.bleed}
        limits={limits.bleed}
        onChange={(bleed) => changeMarks({ bleed })}
      />
      {bleedNote && <Typography variant="caption">{bleedNote}</Typography>}
      <SelectField
        size="small"
        label={copy.stickersPerFile}
        value={String(settings.stickersPerFile)}
        options={copy.stickersPerFileOptions}
        onChange={(value) =>
          onChange({
            ...settings,
            stickersPerFile:
              stickersPerFileOptions.find((count) => String(count) === value) ?? settings.stickersPerFile,
          })
        }
      />
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {copy.advice}
      </Typography>
    </>
  );
}

const noteStyles = { display: 'grid', gap: 1, justifyItems: 'start', paddingBlockEnd: 1 } as const;
