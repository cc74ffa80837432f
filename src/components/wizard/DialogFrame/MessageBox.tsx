import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import InfoIcon from 'lucide-react/icons/info';
import AlertIcon from 'lucide-react/icons/triangle-alert';

import { dialogCopy as copy } from './DialogFrame.copy';
import { alertBoxStyles, infoBoxStyles } from './dialogStyles';

/** Message in a form, by default an error: the default title says that saving has failed, and `text` says why. */
export type MessageBoxProps = {
  tone?: 'error' | 'info';
  title?: string;
  text: string;
  action?: { label: string; onClick: () => void };
};

/** A message above the buttons of a form. */
export function MessageBox({ tone = 'error', title = copy.notSaved.title, text, action }: MessageBoxProps) {
  const isError = tone === 'error';
  const Icon = isError ? AlertIcon : InfoIcon;
  return (
    <Box
      role={isError ? 'alert' : 'status'}
      sx={[alertBoxStyles, !isError && infoBoxStyles, { marginInline: { xs: 2, md: 3 }, marginBlockEnd: 2 }]}
    >
      <Icon size="1.25rem" />
      <Typography variant="subtitle2" component="p" sx={{ color: isError ? 'error.main' : 'text.primary' }}>
        {title}
      </Typography>
      <Typography variant="body2" sx={{ gridColumn: 2, overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
      {action && (
        <Button
          variant="outlined"
          size="small"
          onClick={action.onClick}
          sx={{ gridColumn: 2, justifySelf: 'start', marginBlockStart: 1 }}
        >
          {action.label}
        </Button>
      )}
    </Box>
  );
}
