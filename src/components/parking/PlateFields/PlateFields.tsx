import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { ClipboardEvent } from 'react';

import { ValidatedField } from '~/components/site/ValidatedField/ValidatedField';
import { SiteSelect } from '~/components/site/SiteSelect/SiteSelect';
import { carLimits } from '~/domain/parking/car';
import type { Car } from '~/domain/parking/car';
import { emirateDetails, emirates } from '~/domain/parking/emirates';
import { parsePlate, completePlate } from '~/domain/parking/parsePlate';
import { codeFormats, isValidPlateNumber } from '~/domain/parking/plate';

import { parkingCopy } from '../parking.copy';
import { findPlateCodeError, findPlateNumberError, getPlateHint } from '../plate.copy';

const copy = parkingCopy.car;

export type PlateFieldsProps = {
  car: Car;
  onChange: (changes: Partial<Car>) => void;
  /** True to show errors at once; false to show them after the user has left a field. */
  areErrorsAlwaysShown?: boolean;
};

const emirateOptions = [
  { value: '', label: copy.chooseEmirate } as const,
  ...emirates.map((emirate) => ({ value: emirate, label: emirateDetails[emirate].name })),
];

/**
 * Fields for the plate and the nickname of a car. A whole plate that is pasted or typed into the field for the plate
 * code or the plate number fills both fields and, if the emirate can be detected, the emirate.
 */
export function PlateFields({ car, onChange, areErrorsAlwaysShown = false }: PlateFieldsProps) {
  const { emirate, code, number, nickname } = car;
  const hintId = useId();

  function onPaste(event: ClipboardEvent<HTMLInputElement>) {
    const text = event.clipboardData.getData('text');
    const plate = event.currentTarget.name === 'plateNumber' && isValidPlateNumber(text) ? undefined : parsePlate(text);
    if (!plate) return;
    event.preventDefault();
    onChange(plate);
  }

  function onBlur() {
    const plateChanges = completePlate(car);
    if (Object.keys(plateChanges).length > 0) onChange(plateChanges);
  }

  /** Props that both plate fields share. Spell checking is off, since the parts of a plate are not words. */
  const plateFieldProps = {
    autoComplete: 'off',
    autoCapitalize: 'characters',
    spellCheck: false,
    maxLength: carLimits.plateTextLength * 2,
    isErrorAlwaysShown: areErrorsAlwaysShown,
    describedBy: hintId,
    onBlur,
    onPaste,
  };

  return (
    <>
      <SiteSelect
        label={copy.emirate}
        name="plateEmirate"
        options={emirateOptions}
        value={emirate}
        onChange={(value) => onChange({ emirate: value })}
      />
      <Box sx={rowStyles}>
        <ValidatedField
          label={copy.code}
          name="plateCode"
          value={code}
          error={findPlateCodeError(car)}
          suggestions={emirate ? codeFormats[emirate].knownCodes : undefined}
          inputMode={emirate && codeFormats[emirate].isNumeric ? 'numeric' : 'text'}
          onChange={(value) => onChange({ code: value })}
          {...plateFieldProps}
        />
        <ValidatedField
          label={copy.number}
          name="plateNumber"
          value={number}
          error={findPlateNumberError(number)}
          onChange={(value) => onChange({ number: value })}
          {...plateFieldProps}
        />
      </Box>
      <Typography id={hintId} variant="body2" sx={hintStyles}>
        {getPlateHint(car)}
      </Typography>
      <ValidatedField
        label={copy.nickname}
        isOptional
        name="nickname"
        value={nickname}
        maxLength={carLimits.nicknameLength}
        autoComplete="off"
        onChange={(value) => onChange({ nickname: value })}
      />
    </>
  );
}

/** Reserves the height of the longest hint, so that a longer hint does not shift the layout. */
const hintStyles = {
  minHeight: { xs: '2lh', sm: '1lh', md: '2lh', bar: '1lh' },
  marginBlockStart: -1,
  color: 'text.secondary',
} as const;

const rowStyles = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
} as const;
