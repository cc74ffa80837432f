import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFormState } from 'react-hook-form';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

import { useConfirm } from '~/components/feedback/ConfirmProvider/useConfirm';
import { latestVersionCopy } from '~/components/inputs/LatestValue/LatestValue.copy';
import { useShowLatestValues } from '~/components/inputs/useShowLatestValues';

import type { MessageBoxProps } from '../DialogFrame/MessageBox';
import { dialogCopy } from '../DialogFrame/DialogFrame.copy';
import { SaveError } from './SaveError';
import { wizardCopy as copy } from './Wizard.copy';
import { listStepErrors } from './wizardStep';
import type { WizardStep } from './wizardStep';

export type WizardCallbacks<Draft> = {
  /**
   * Saves the draft. Rejects if saving fails, with a SaveError if the user should see its message. The wizard stays
   * open until its parent removes it.
   */
  onSave: (draft: Draft) => Promise<void>;
  /** Called when the user closes the wizard. If there are unsaved changes, the user has agreed to lose them. */
  onClose: () => void;
  /**
   * Called with true when there are unsaved changes, and with false when they are reverted or discarded, or when saving
   * starts.
   */
  onUnsavedChange?: (hasUnsavedChanges: boolean) => void;
};

export type WizardOptions<Values extends FieldValues, Draft> = WizardCallbacks<Draft> & {
  /** The form that all steps share. Its schema is the intersection of the schemas of the steps. */
  form: UseFormReturn<Values, unknown, Draft>;
  steps: readonly WizardStep<Values>[];
};

/** The open step, and the field that gets the focus when the step opens. A new object moves the focus again. */
export type OpenStep<Values extends FieldValues> = {
  index: number;
  focus: 'firstField' | 'firstError' | { field: FieldPath<Values> };
};

export type SaveStatus = 'idle' | 'saving' | 'failed' | 'saved';

/** Returns the state and the actions of a wizard. */
export function useWizard<Values extends FieldValues, Draft>(options: WizardOptions<Values, Draft>) {
  const { form, steps, onSave, onClose, onUnsavedChange } = options;
  const { confirm } = useConfirm();
  const { errors, isDirty } = useFormState({ control: form.control });
  const [openStep, setOpenStep] = useState<OpenStep<Values>>({ index: 0, focus: 'firstField' });
  const [saveStatus, setSaveStatus] = useState<SaveStatus>('idle');
  const [message, setMessage] = useState<MessageBoxProps>();
  const { latestValues, showLatest } = useShowLatestValues(form);
  const isBusyRef = useRef(false);

  const hasUnsavedChanges = isDirty && saveStatus !== 'saving' && saveStatus !== 'saved';
  const reportUnsavedChanges = useEffectEvent((hasChanges: boolean) => onUnsavedChange?.(hasChanges));
  useEffect(() => {
    if (!hasUnsavedChanges) return;
    reportUnsavedChanges(true);
    return () => {
      reportUnsavedChanges(false);
    };
  }, [hasUnsavedChanges]);

  /** Opens the step with the index `targetIndex`, or the first invalid step before it. */
  const goForward = async (targetIndex: number) => {
    for (const [index, { fields }] of [...steps.entries()].slice(openStep.index, targetIndex)) {
      if (!(await form.trigger(fields))) {
        setOpenStep({ index, focus: 'firstError' });
        return;
      }
    }
    setOpenStep({ index: targetIndex, focus: 'firstField' });
  };

  const saveDraft = async (draft: Draft) => {
    setSaveStatus('saving');
    setMessage(undefined);
    onUnsavedChange?.(false);
    try {
      await onSave(draft);
      setSaveStatus('saved');
    } catch (error) {
      setSaveStatus('failed');
      onUnsavedChange?.(isDirty);
      showSaveError(error instanceof SaveError ? error : new SaveError(dialogCopy.notSaved.text));
    }
  };

  /** Shows the error at the field that causes it, or above the buttons if no field does. */
  const showSaveError = ({ message: text, details: { fields = [], readLatest } }: SaveError) => {
    const errorField = findField(steps, ({ field }) => fields.includes(field));
    if (errorField) {
      form.setError(errorField.field, { message: text });
      setOpenStep({ index: errorField.index, focus: 'firstError' });
      return;
    }
    const action = readLatest && { label: latestVersionCopy.show, onClick: () => showLatestVersion(readLatest) };
    setMessage({ text, ...(action ? { action } : {}) });
  };

  const showLatestVersion = (readLatest: () => object | undefined) => {
    const latestVersion = readLatest();
    if (!latestVersion) {
      setMessage({ text: latestVersionCopy.deleted });
      return;
    }
    const conflictingNames: string[] = showLatest(latestVersion);
    setMessage({ tone: 'info', title: latestVersionCopy.title, text: latestVersionCopy.text(conflictingNames.length) });
    const conflictField = findField(steps, ({ name }) => conflictingNames.includes(name));
    setOpenStep(({ index }) =>
      conflictField
        ? { index: conflictField.index, focus: { field: conflictField.field } }
        : { index, focus: 'firstField' },
    );
  };

  /** Runs an action, unless another action is still running. */
  const runExclusively = async (action: () => Promise<void>) => {
    if (isBusyRef.current) return;
    isBusyRef.current = true;
    await action().finally(() => {
      isBusyRef.current = false;
    });
  };

  return {
    openStep,
    saveStatus,
    message,
    latestValues,
    stepErrors: steps.map((step) => listStepErrors(step, errors)),
    goToStep: (index: number) =>
      index > openStep.index ? goForward(index) : setOpenStep({ index, focus: 'firstField' }),
    /** Validates all steps. Saves the draft, or opens the first invalid step. */
    save: () =>
      runExclusively(async () => {
        if (saveStatus === 'saved') return;
        await form.handleSubmit(saveDraft, (foundErrors) => {
          const index = steps.findIndex((step) => listStepErrors(step, foundErrors).length > 0);
          if (index < 0) throw new Error('An invalid field is missing from the fields of all steps.');
          setOpenStep({ index, focus: 'firstError' });
        })();
      }),
    /** Closes the wizard. Asks for confirmation first if there are unsaved changes. */
    leave: () =>
      runExclusively(async () => {
        if (hasUnsavedChanges && !(await confirm(copy.leaving.question, copy.leaving.labels))) return;
        onUnsavedChange?.(false);
        onClose();
      }),
  };
}

/**
 * Returns the first field for which `predicate` returns true, with the index of its step. `name` is the part of the
 * field's path before the first dot.
 */
function findField<Values extends FieldValues>(
  steps: readonly WizardStep<Values>[],
  predicate: (candidate: { field: FieldPath<Values>; name: string }) => boolean,
) {
  return steps
    .flatMap(({ fields }, index) => fields.map((field) => ({ index, field, name: field.split('.', 1).join('') })))
    .find(predicate);
}
