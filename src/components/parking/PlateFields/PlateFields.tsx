import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { ClipboardEvent } from 'react';

import { CheckedField } from '~/components/site/CheckedField/CheckedField';
import { SiteSelect } from '~/components/site/SiteSelect/SiteSelect';
import { carLimits } from '~/domain/parking/car';
import type { Car } from '~/domain/parking/car';
import { anyOf, emirateFacts, emirates } from '~/domain/parking/emirates';
import { codeShapes, detectPlateFormat, explainCode, explainNumber, tidy } from '~/domain/parking/plate';
import { isNumber, readPlate, shareOut } from '~/domain/parking/readPlate';

import { parkingCopy } from '../parking.copy';

const copy = parkingCopy.car;

export type PlateFieldsProps = {
  car: Car;
  onChange: (change: Partial<Car>) => void;
  /** Says at once what is wrong with the plate. */
  isChecked?: boolean;
};

const emirateOptions = [
  { value: '', label: copy.chooseEmirate } as const,
  ...emirates.map((emirate) => ({ value: emirate, label: emirateFacts[emirate].name })),
];

/** What the plate was recognised as, or how to make it so. */
function recognised({ emirate, code }: Car): string {
  const fitting = detectPlateFormat(code);
  if (fitting.length === 0) return copy.paste;
  if (emirate === '') return copy.fits(anyOf(fitting.map((each) => emirateFacts[each].name)));
  return fitting.includes(emirate) ? copy.detected(emirateFacts[emirate].name, tidy(code)) : copy.paste;
}

/** A car's plate and nickname. A whole plate in one field is shared out, and a plate says its emirate where it can. */
export function PlateFields({ car, onChange, isChecked = false }: PlateFieldsProps) {
  const { emirate, code, number, nickname } = car;

  const hintId = useId();

  function onPaste(event: ClipboardEvent<HTMLInputElement>) {
    const text = event.clipboardData.getData('text');
    const plate = event.currentTarget.name === 'plateNumber' && isNumber(text) ? undefined : readPlate(text);
    if (!plate) return;
    event.preventDefault();
    onChange(plate);
  }

  function onLeave() {
    const change = shareOut(car);
    if (Object.keys(change).length > 0) onChange(change);
  }

  return (
    <>
      <SiteSelect
        label={copy.emirate}
        name="plateEmirate"
        options={emirateOptions}
        value={emirate}
        onChange={(chosen) => onChange({ emirate: chosen })}
      />
      <Box sx={rowStyles}>
        <CheckedField
          label={copy.code}
          name="plateCode"
          value={code}
          error={explainCode(emirate, code)}
          suggestions={emirate ? codeShapes[emirate].known : undefined}
          inputMode={emirate && codeShapes[emirate].digitsOnly ? 'numeric' : 'text'}
          onChange={(typed) => onChange({ code: typed })}
          onBlur={onLeave}
          onPaste={onPaste}
          isChecked={isChecked}
          describedBy={hintId}
          {...plainText}
        />
        <CheckedField
          label={copy.number}
          name="plateNumber"
          value={number}
          error={explainNumber(number)}
          onChange={(typed) => onChange({ number: typed })}
          onBlur={onLeave}
          onPaste={onPaste}
          isChecked={isChecked}
          describedBy={hintId}
          {...plainText}
        />
      </Box>
      <Typography id={hintId} variant="body2" sx={hintStyles}>
        {recognised(car)}
      </Typography>
      <CheckedField
        label={copy.nickname}
        optional
        name="nickname"
        value={nickname}
        maxLength={carLimits.nickname}
        autoComplete="off"
        onChange={(typed) => onChange({ nickname: typed })}
      />
    </>
  );
}

/** A plate is no prose, and not what a browser would fill in of its own accord. */
const plainText = {
  autoComplete: 'off',
  autoCapitalize: 'characters',
  spellCheck: false,
  maxLength: carLimits.plate * 2,
} as const;

/** As tall as its longest words, so that shorter ones move nothing. */
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
