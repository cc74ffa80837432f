import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import AlertIcon from 'lucide-react/icons/circle-alert';
import { useEffect, useRef } from 'react';

import { visuallyHidden } from '~/components/a11y/visuallyHidden';
import { radii } from '~/components/theme/tokens';
import type { Enquiry } from '~/domain/enquiry/enquiry';

import { contactCopy } from './ContactScreen.copy';
import { EnquiryConfirmation } from './EnquiryConfirmation';
import { EnquiryFields } from './EnquiryFields';
import { createEmailDraftProps } from './createEmailDraftProps';
import { useEnquiry } from './useEnquiry';

const copy = contactCopy.form;

export type EnquiryFormProps = {
  /** Id of the form's heading. */
  titleId: string;
  /** Email address to which the visitor can write if sending fails. */
  email: string;
  /** Text that is filled into an empty message field. */
  message?: string | undefined;
  /** Sends the enquiry. The promise rejects if that fails, with an EnquiryError if the reason is known. */
  onSend: (enquiry: Enquiry) => Promise<void>;
};

/** Contact form that validates and sends an enquiry, and shows the result. */
export function EnquiryForm({ titleId, email, message, onSend }: EnquiryFormProps) {
  const formRef = useRef<HTMLFormElement>(null);
  const { state, errors, send, clearError, startAgain } = useEnquiry(onSend);
  const isSending = state.kind === 'sending';
  const isNewEnquiry = state.kind === 'again';

  useEffect(() => {
    if (isNewEnquiry) formRef.current?.querySelector('input')?.focus();
  }, [isNewEnquiry]);

  if (state.kind === 'sent') return <EnquiryConfirmation email={state.email} onStartAgain={startAgain} />;
  return (
    <>
      <Typography sx={{ '@media (scripting: enabled)': { display: 'none' } }}>{copy.withoutScript}</Typography>
      <Box
        ref={formRef}
        component="form"
        noValidate
        aria-labelledby={titleId}
        // With `method="dialog"`, submitting before hydration neither navigates nor clears the form.
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault();
          void send(event.currentTarget);
        }}
        sx={{ display: 'grid', gap: 3, '@media (scripting: none)': { display: 'none' } }}
      >
        <EnquiryFields isValidated message={message} errors={errors} onChange={clearError} />
        {state.kind === 'failed' && (
          <Box role="alert" sx={failureStyles}>
            <AlertIcon size={20} aria-hidden />
            <div>
              <Typography variant="subtitle1" component="p" sx={{ color: 'error.main' }}>
                {copy.failures[state.failure].title}
              </Typography>
              <Typography>{copy.failures[state.failure].text}</Typography>
              <Typography sx={{ overflowWrap: 'anywhere' }}>
                {copy.kept} <Link {...createEmailDraftProps(email)}>{email}</Link>.
              </Typography>
            </div>
          </Box>
        )}
        <Button
          type="submit"
          variant="contained"
          size="large"
          // Unlike `disabled`, `aria-disabled` lets the button keep the focus.
          aria-disabled={isSending}
          sx={{ justifySelf: { sm: 'start' }, '&[aria-disabled="true"]': { cursor: 'progress', opacity: 0.8 } }}
        >
          {isSending ? copy.sending : state.kind === 'failed' ? copy.again : copy.send}
        </Button>
        <Box role="status" sx={visuallyHidden}>
          {isSending ? copy.sending : ''}
        </Box>
      </Box>
    </>
  );
}

const failureStyles = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 1.5,
  p: 2,
  borderRadius: `${radii.control}px`,
  bgcolor: 'tone.badSoft',
  color: 'text.primary',
  '& > svg': { color: 'error.main', marginBlockStart: '2px' },
};
