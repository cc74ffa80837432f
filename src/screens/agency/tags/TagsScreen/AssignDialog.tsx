import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';

import { DialogFooter } from '~/components/wizard/DialogFrame/DialogFooter';
import { DialogFrame } from '~/components/wizard/DialogFrame/DialogFrame';
import { dialogCopy } from '~/components/wizard/DialogFrame/DialogFrame.copy';
import { withoutSecondClick } from '~/components/links/secondClick';
import { SubmitButton } from '~/components/wizard/DialogFrame/SubmitButton';
import { SaveError } from '~/components/wizard/Wizard/SaveError';
import type { AgencyTag } from '~/domain/tag/agencyTag';
import { readAssignee } from '~/domain/tag/assignee';
import type { Assignee } from '~/domain/tag/assignee';

import { AssigneeField } from './AssigneeField';
import type { AssignOptions } from './TagActions';
import { tagsCopy } from './TagsScreen.copy';

const copy = tagsCopy.assignment;

export type AssignDialogProps = AssignOptions & {
  /** True to show the dialog. Only `lazyOverlay` reads this prop: it loads the dialog on the first opening. */
  open: boolean;
  tags: readonly AgencyTag[];
  onClose: () => void;
};

/** Dialog that assigns tags to a customer of the agency or to an email address. */
export function AssignDialog({ tags, customers, onAssign, onClose }: AssignDialogProps) {
  const [assignee, setAssignee] = useState<Assignee>();
  const [attempt, setAttempt] = useState(0);
  const [error, setError] = useState('');
  const [saveError, setSaveError] = useState('');
  const [isSaving, setSaving] = useState(false);
  const inputRef = useRef<HTMLInputElement>(null);
  const assignedCount = tags.filter(({ assigned }) => assigned).length;

  async function assign() {
    if (isSaving) return;
    setAttempt(attempt + 1);
    if (!assignee) {
      setError(copy.invalid);
      inputRef.current?.focus();
      return;
    }
    setSaving(true);
    setSaveError('');
    try {
      await onAssign(tags, assignee);
      onClose();
    } catch (cause) {
      setSaveError(cause instanceof SaveError ? cause.message : copy.failed);
      setSaving(false);
    }
  }

  const closeUnlessSaving = () => {
    if (!isSaving) onClose();
  };
  return (
    <DialogFrame
      title={copy.title(tags.length)}
      onSubmit={() => void assign()}
      onClose={closeUnlessSaving}
      footer={
        <DialogFooter message={saveError ? { text: saveError } : undefined}>
          <Button variant="text" {...withoutSecondClick(closeUnlessSaving)}>
            {dialogCopy.cancel}
          </Button>
          <SubmitButton isSaving={isSaving}>{tagsCopy.assign}</SubmitButton>
        </DialogFooter>
      }
    >
      <Box sx={{ flex: { xs: 1, md: 'none' }, overflowY: 'auto', paddingInline: { xs: 2, md: 3 }, paddingBlock: 2.5 }}>
        {assignedCount > 0 && (
          <Typography sx={{ marginBlockEnd: 2.5, color: 'text.secondary' }}>
            {copy.reassigned(assignedCount)}
          </Typography>
        )}
        <AssigneeField
          customers={customers}
          error={error}
          attempt={attempt}
          inputRef={inputRef}
          onChange={(text, customer) => {
            setError('');
            setAssignee(customer ? { customerId: customer.id } : readAssignee(text, customers));
          }}
        />
      </Box>
    </DialogFrame>
  );
}
