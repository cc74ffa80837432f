import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import CheckIcon from 'lucide-react/icons/check';
import AlertIcon from 'lucide-react/icons/triangle-alert';
import CloseIcon from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

import { RowIconButton } from '~/components/data/RowButton/RowIconButton';

import {
  actionsStyles,
  createPictureStyles,
  frameStyles,
  statusStyles,
  textStyles,
  titleAndTextStyles,
} from './jobBarStyles';

export type JobBarProps = {
  title: string;
  /** True if the job failed. The bar then shows only the title, as an error message. */
  isError?: boolean;
  /** Result of the finished job, which sets the icon before the title. Undefined while the job is running. */
  result?: 'success' | 'warning' | 'error' | undefined;
  /** Facts about the result, next to the title. The text is then below both. */
  facts?: ReactNode;
  /** Text about the progress of the job or its result. */
  text?: ReactNode;
  /** Drawing of the progress or of the result, such as a PageStrip. */
  picture?: ReactNode;
  /** Buttons: Cancel during the job, and the next steps after it. */
  actions?: ReactNode;
  /** Closes the bar. Undefined while the job is running. */
  onClose?: (() => void) | undefined;
};

/** Bar for a job that takes a while. Shows its progress, and then its result with the next steps, or an error. */
export function JobBar(props: JobBarProps) {
  const barRef = useRef<HTMLElement>(null);
  const { title, isError = false, onClose } = props;
  useEffect(() => {
    // Takes the focus if no enabled element has it, because the focused button was disabled or removed.
    if (document.activeElement?.matches('body, :disabled')) barRef.current?.focus({ preventScroll: true });
  }, [title]);
  return (
    <Box component="section" ref={barRef} tabIndex={-1} aria-label={title} sx={frameStyles}>
      {isError ? (
        <Alert severity="error" action={<CloseButton onClose={onClose} />} sx={{ borderRadius: 0 }}>
          {title}
        </Alert>
      ) : (
        <JobStatus {...props} />
      )}
    </Box>
  );
}

function JobStatus({ title, result, facts, text, picture, actions, onClose }: JobBarProps) {
  const ResultIcon = result === 'success' ? CheckIcon : AlertIcon;
  return (
    <Box sx={statusStyles}>
      <Box sx={titleAndTextStyles}>
        <Typography
          variant="body2"
          component="p"
          role="status"
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            fontWeight: 700,
            color: result === 'error' ? 'error.main' : undefined,
          }}
        >
          {result && (
            <Box component="span" sx={{ display: 'flex', flex: 'none', color: `${result}.main` }}>
              <ResultIcon size={18} aria-hidden="true" />
            </Box>
          )}
          <Box component="span" sx={{ alignSelf: 'baseline' }}>
            {title}
          </Box>
        </Typography>
        {facts && (
          <Typography variant="caption" component="div" sx={textStyles}>
            {facts}
          </Typography>
        )}
        <Typography
          variant="caption"
          component="div"
          data-text={facts ? 'below' : 'beside'}
          // Wraps the text to the line below the title if less than about 300 px are free next to the title. In a narrow
          // bar, it starts where the title does, after the icon.
          sx={{
            ...textStyles,
            flex: facts ? '1 0 100%' : '1 1 300px',
            paddingInlineStart: result && '26px',
          }}
        >
          {text}
        </Typography>
      </Box>
      {picture && <Box sx={createPictureStyles(result === 'success')}>{picture}</Box>}
      {actions && <Box sx={actionsStyles}>{actions}</Box>}
      <CloseButton onClose={onClose} />
    </Box>
  );
}

const CloseButton = ({ onClose }: Pick<JobBarProps, 'onClose'>) =>
  onClose && (
    <RowIconButton aria-label="Close" onClick={onClose}>
      <CloseIcon size="1.25rem" />
    </RowIconButton>
  );
