import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import AlertIcon from 'lucide-react/icons/triangle-alert';
import { useLayoutEffect, useRef, useState } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';

import { visuallyHidden } from '~/components/a11y/visuallyHidden';

import { alertBoxStyles } from '../DialogFrame/dialogStyles';
import { wizardCopy as copy } from './Wizard.copy';
import type { StepError } from './wizardStep';

export type ErrorSummaryProps<Values extends FieldValues> = {
  errors: readonly StepError<Values>[];
  /** Another object after each opening or failed validation of the step. A new object resets the reserved height. */
  attempt: object;
  onFocusField: (field: FieldPath<Values>) => void;
};

/**
 * Shows the number of errors of a step. A click focuses the first invalid field. Screen readers announce the number and
 * all messages when they appear, but not when an error is corrected. The height stays reserved until the next
 * validation, so that fields do not move while the user corrects them.
 */
export function ErrorSummary<Values extends FieldValues>({ errors, attempt, onFocusField }: ErrorSummaryProps<Values>) {
  const boxRef = useRef<HTMLDivElement>(null);
  const [reservedSpace, setReservedSpace] = useState({ attempt, height: 0 });
  // `attempt` can change before its errors are rendered, so the height is measured again when their number changes.
  useLayoutEffect(() => {
    const height = boxRef.current?.offsetHeight ?? 0;
    setReservedSpace((previous) =>
      previous.attempt === attempt && previous.height >= height ? previous : { attempt, height },
    );
  }, [attempt, errors.length]);
  const height = reservedSpace.attempt === attempt ? reservedSpace.height : 0;
  // Without a reserved height, keeps `minHeight: auto`: 0 would let the box shrink in a short window.
  const style = height > 0 ? { minHeight: height } : {};
  const [firstError] = errors;
  if (!firstError) return height > 0 && <Box style={style} />;
  return (
    <Box style={style}>
      <Box ref={boxRef} role="alert" aria-relevant="additions" tabIndex={-1} sx={boxStyles}>
        <AlertIcon size="1.25rem" />
        <Typography variant="subtitle2" component="h3">
          <Link component="button" type="button" onClick={() => onFocusField(firstError.field)} sx={linkStyles}>
            {copy.errorCount(errors.length)}
          </Link>
        </Typography>
        {/* The list is visually hidden, since sighted users see the messages below the fields. */}
        <Box component="ul" sx={visuallyHidden}>
          {errors.map(({ field, message }) => (
            <li key={field}>{message}</li>
          ))}
        </Box>
      </Box>
    </Box>
  );
}

const boxStyles = { ...alertBoxStyles, position: 'relative', alignItems: 'center', paddingBlock: 0 } as const;

const linkStyles = {
  minBlockSize: 42,
  font: 'inherit',
  color: 'error.main',
  textAlign: 'start',
  textUnderlineOffset: '3px',
  textDecorationColor: 'currentcolor',
};
