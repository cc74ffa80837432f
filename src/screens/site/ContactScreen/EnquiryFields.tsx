import Box from '@mui/material/Box';
import { useLayoutEffect, useRef } from 'react';

import { SiteField } from '~/components/site/SiteField/SiteField';
import type { SiteFieldProps } from '~/components/site/SiteField/SiteField';
import { enquiryFieldNames, enquiryFields } from '~/domain/enquiry/enquiry';
import type { EnquiryErrors, EnquiryField } from '~/domain/enquiry/enquiry';

import { contactCopy } from './ContactScreen.copy';

export type EnquiryFieldsProps = {
  /** True if the form validates its values. The message field then has a hint with its maximum length. */
  isValidated: boolean;
  /** Text that is filled into an empty message field. */
  message?: string | undefined;
  errors?: EnquiryErrors;
  onChange?: (field: EnquiryField) => void;
};

/** Additional props of each field, for example for autofill and the keyboard of phones. */
const inputProps: Record<EnquiryField, Partial<SiteFieldProps>> = {
  fullName: { autoComplete: 'name' },
  company: { autoComplete: 'organization' },
  email: { autoComplete: 'email', type: 'email', inputMode: 'email' },
  phone: { autoComplete: 'tel', type: 'tel', inputMode: 'tel' },
  address: { autoComplete: 'street-address' },
  message: { multiline: true },
};

const messageHint = contactCopy.form.maxLengthHint(new Intl.NumberFormat('en').format(enquiryFields.message.maxLength));

/** The six fields of an enquiry. They are uncontrolled, so that values typed before hydration are kept. */
export function EnquiryFields({ isValidated, message, errors = {}, onChange }: EnquiryFieldsProps) {
  const gridRef = useRef<HTMLDivElement>(null);
  /*
   * The message is filled in after hydration, since the prerendered page does not know the search params. A message
   * that the visitor has typed by then is kept.
   */
  useLayoutEffect(() => {
    const field = gridRef.current?.querySelector('textarea[name="message"]');
    if (message !== undefined && field instanceof HTMLTextAreaElement && field.value === '') field.value = message;
  }, [message]);
  return (
    <Box ref={gridRef} sx={gridStyles}>
      {enquiryFieldNames.map((field) => (
        <Box key={field} sx={field === 'address' || field === 'message' ? { gridColumn: '1 / -1' } : {}}>
          <SiteField
            {...inputProps[field]}
            id={`enquiry-${field}`}
            name={field}
            label={enquiryFields[field].label}
            isOptional={!enquiryFields[field].missingMessage}
            hint={isValidated && field === 'message' ? messageHint : undefined}
            error={errors[field]}
            {...(onChange && { onChange: () => onChange(field) })}
          />
        </Box>
      ))}
    </Box>
  );
}

const gridStyles = {
  display: 'grid',
  columnGap: 2,
  rowGap: 2.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};
