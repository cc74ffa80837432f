import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import CheckIcon from 'lucide-react/icons/check';
import CopyIcon from 'lucide-react/icons/copy';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';

import { visuallyHidden } from '~/components/a11y/visuallyHidden';
import { copyText } from '~/components/clipboard/copyText';
import { Tooltip } from '~/components/feedback/Tooltip/Tooltip';

import { autoDirectionStyles } from '../autoDirectionStyles';
import { NoValue } from '../NoValue/NoValue';
import { detailPanelCopy as copy } from './DetailPanel.copy';

export type DetailField = {
  label: string;
  /** Text of the value; '' for no value. */
  value: string;
  /** Content to show in place of the text, such as a link. */
  content?: ReactNode;
  /** Adds a button that copies `value`. */
  isCopyable?: boolean;
};

export type DetailFieldsProps = { fields: readonly DetailField[] };

/** The fields of a record. A value is below its label if the panel is narrow or the value is very long. */
export function DetailFields({ fields }: DetailFieldsProps) {
  const [copyAttempt, setCopyAttempt] = useState<{ label: string; isSuccessful: boolean }>();
  const reportCopy = async (label: string, copyResult: Promise<boolean>) => {
    setCopyAttempt(undefined);
    setCopyAttempt({ label, isSuccessful: await copyResult });
  };
  return (
    <Box sx={{ paddingInline: 2.5, paddingBlockEnd: 2 }}>
      <Box component="dl">
        {fields.map((field) => (
          <Field
            key={field.label}
            {...field}
            isCopied={copyAttempt?.isSuccessful === true && copyAttempt.label === field.label}
            onCopy={(copyResult) => void reportCopy(field.label, copyResult)}
          />
        ))}
      </Box>
      <Typography
        role="status"
        variant="body2"
        sx={copyAttempt?.isSuccessful === false ? { color: 'text.primary', fontWeight: 600 } : visuallyHidden}
      >
        {copyAttempt && (copyAttempt.isSuccessful ? copy.copiedField(copyAttempt.label) : copy.notCopied)}
      </Typography>
    </Box>
  );
}

type FieldProps = DetailField & { isCopied: boolean; onCopy: (copyResult: Promise<boolean>) => void };

function Field({ label, value, content, isCopyable = false, isCopied, onCopy }: FieldProps) {
  const valueRef = useRef<HTMLElement>(null);
  const Icon = isCopied ? CheckIcon : CopyIcon;
  return (
    <Box sx={fieldStyles}>
      <Typography
        component="dt"
        variant="body2"
        sx={{ flex: { xs: '0 1 7rem', md: '1 1 7rem' }, color: 'text.secondary' }}
      >
        {label}
      </Typography>
      <Box component="dd" sx={{ ...valueStyles, ...(value.length > longValueLength ? { flexBasis: '100%' } : {}) }}>
        <Typography
          component="span"
          ref={valueRef}
          variant="body2"
          sx={{ flex: 1, minInlineSize: 0, color: 'text.primary', overflowWrap: 'anywhere', ...autoDirectionStyles }}
        >
          {value === '' ? <NoValue /> : (content ?? value)}
        </Typography>
        {isCopyable && value !== '' && (
          <Tooltip title={isCopied ? copy.copied : copy.copyField(label)}>
            <IconButton
              aria-label={copy.copyField(label)}
              onClick={() => valueRef.current && onCopy(copyText(valueRef.current, value))}
              sx={{ ...copyButtonStyles, ...(isCopied ? { '&&': { color: 'success.main' } } : {}) }}
            >
              <Icon size="1rem" />
            </IconButton>
          </Tooltip>
        )}
      </Box>
    </Box>
  );
}

/** Values with more than this number of characters are always below their label, at the full width of the panel. */
const longValueLength = 200;

const valueStyles = {
  flex: '3 1 11rem',
  minInlineSize: 0,
  display: 'flex',
  // The copy button is at the end of the first line.
  alignItems: 'flex-start',
  gap: { xs: 0, md: 1 },
};

/** The negative margins align the icon with the end of the line, and keep the row as low as rows without a button. */
const copyButtonStyles = { marginBlock: { xs: '-12px', lg: '-8px' }, marginInlineEnd: { xs: '-14px', lg: '-10px' } };

const fieldStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: { xs: 0.5, md: 1.5 },
  minBlockSize: { xs: 48, lg: 40 },
  paddingBlock: { xs: '13px', lg: '9px' },
  borderBlockEnd: '1px solid',
  borderColor: 'divider',
} as const;
