import Box from '@mui/material/Box';

import { SiteField } from '~/components/site/SiteField/SiteField';
import type { SiteFieldProps } from '~/components/site/SiteField/SiteField';
import { enquiryFieldNames, enquiryFields } from '~/domain/enquiry/enquiry';
import type { EnquiryFaults, EnquiryField } from '~/domain/enquiry/enquiry';

import { contactCopy } from './ContactScreen.copy';

export type EnquiryFieldsProps = {
  /** Whether the form checks what is entered, and so says what may stay empty. */
  isChecked: boolean;
  faults?: EnquiryFaults;
  onEdit?: (field: EnquiryField) => void;
};

/** What browsers fill in by themselves and which keyboard a phone shows. */
const kinds: Record<EnquiryField, Partial<SiteFieldProps>> = {
  fullName: { autoComplete: 'name' },
  company: { autoComplete: 'organization' },
  email: { autoComplete: 'email', type: 'email', inputMode: 'email' },
  phone: { autoComplete: 'tel', type: 'tel', inputMode: 'tel' },
  address: { autoComplete: 'street-address', multiline: true, rows: 2 },
  message: { multiline: true },
};

const messageHint = contactCopy.form.longest(new Intl.NumberFormat('en').format(enquiryFields.message.longest));

/** The six fields of an enquiry. What they hold is the form's own and not React's: it is there before React is. */
export function EnquiryFields({ isChecked, faults = {}, onEdit }: EnquiryFieldsProps) {
  return (
    <Box sx={gridStyles}>
      {enquiryFieldNames.map((field) => (
        <Box key={field} sx={kinds[field].multiline ? { gridColumn: '1 / -1' } : {}}>
          <SiteField
            {...kinds[field]}
            id={`enquiry-${field}`}
            name={field}
            label={enquiryFields[field].label}
            optional={isChecked && !enquiryFields[field].missing}
            hint={isChecked && field === 'message' ? messageHint : undefined}
            error={faults[field]}
            {...(onEdit && { onChange: () => onEdit(field) })}
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
