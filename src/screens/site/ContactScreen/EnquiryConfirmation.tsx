import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import CheckIcon from 'lucide-react/icons/circle-check';
import { useEffect, useRef } from 'react';

import { contactCopy } from './ContactScreen.copy';

const copy = contactCopy.sent;

export type EnquiryConfirmationProps = {
  /** Email address of the sender. */
  email: string;
  onStartAgain: () => void;
};

/** Confirmation that replaces the form after the enquiry is sent. The title takes the focus. */
export function EnquiryConfirmation({ email, onStartAgain }: EnquiryConfirmationProps) {
  const titleRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => titleRef.current?.focus(), []);
  return (
    <Box role="status" sx={{ display: 'grid', justifyItems: 'start', gap: 2, paddingBlock: { xs: 2, bar: 5 } }}>
      <Box component={CheckIcon} size={56} aria-hidden sx={{ color: 'success.main' }} />
      <Typography
        ref={titleRef}
        variant="h2"
        component="h3"
        tabIndex={-1}
        sx={{ marginBlockStart: 1, '&:focus': { outline: 'none' } }}
      >
        {copy.title}
      </Typography>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{copy.text(email)}</Typography>
      <Button variant="outlined" size="large" onClick={onStartAgain} sx={{ marginBlockStart: 1 }}>
        {copy.another}
      </Button>
    </Box>
  );
}
