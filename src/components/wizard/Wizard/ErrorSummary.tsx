import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import AlertIcon from 'lucide-react/icons/triangle-alert';
import { useLayoutEffect, useRef, useState } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';

import { alertBoxStyles } from '../DialogFrame/dialogStyles';
import { wizardCopy as copy } from './Wizard.copy';
import type { StepError } from './wizardStep';

export type ErrorSummaryProps<Values extends FieldValues> = {
  errors: readonly StepError<Values>[];
  /** Changes identity on each validation attempt; resets the reserved height. */
  attempt: object;
  onFocusField: (field: FieldPath<Values>) => void;
};

/**
 * Errors of a step, as buttons that focus their fields. Announced when it appears, not while it shrinks. Its height
 * stays reserved until the next attempt, so that no field moves while it is corrected.
 */
export function ErrorSummary<Values extends FieldValues>({ errors, attempt, onFocusField }: ErrorSummaryProps<Values>) {
  const box = useRef<HTMLDivElement>(null);
  const [reserved, setReserved] = useState({ attempt, height: 0 });
  // Errors can be rendered after the attempt that found them.
  useLayoutEffect(() => {
    const height = box.current?.offsetHeight ?? 0;
    setReserved((last) => (last.attempt === attempt && last.height >= height ? last : { attempt, height }));
  }, [attempt, errors.length]);
  const height = reserved.attempt === attempt ? reserved.height : 0;
  // A minimum height of 0 would let a low dialog shrink the box.
  const style = height > 0 ? { minHeight: height } : {};
  if (errors.length === 0) return height > 0 && <Box style={style} />;
  return (
    <Box style={style}>
      <Box ref={box} role="alert" aria-relevant="additions" tabIndex={-1} sx={alertBoxStyles}>
        <AlertIcon size="1.25rem" />
        <Typography variant="subtitle2" component="h3" sx={{ color: 'error.main' }}>
          {copy.errorCount(errors.length)}
        </Typography>
        <Box component="ul" sx={{ gridColumn: 2, listStyle: 'none', marginBlockStart: 0.5 }}>
          {errors.map(({ field, message }) => (
            <li key={field}>
              <Link
                component="button"
                type="button"
                variant="body2"
                color="text.primary"
                onClick={() => onFocusField(field)}
                sx={linkStyles}
              >
                {message}
              </Link>
            </li>
          ))}
        </Box>
      </Box>
    </Box>
  );
}

const linkStyles = {
  paddingBlock: '3px',
  textAlign: 'start',
  textUnderlineOffset: '3px',
  textDecorationColor: 'currentcolor',
};
