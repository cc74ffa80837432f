import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFormState } from 'react-hook-form';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

import { useConfirm } from '~/components/feedback/ConfirmProvider/useConfirm';

import { wizardCopy as copy } from './Wizard.copy';
import { faultsOf } from './wizardStep';
import type { WizardStep } from './wizardStep';

/** What a wizard tells the one who opened it. */
export type WizardCallbacks<Draft> = {
  /** Keeps the draft: resolves when that is done, rejects when it was not. The wizard stays until it is taken away. */
  onSave: (draft: Draft) => Promise<void>;
  /** The wizard is left without saving; where something would be lost it has asked. */
  onClose: () => void;
  /** Whether leaving now would lose something. Comes with false before `onSave` and before `onClose`. */
  onUnsavedChange?: (unsaved: boolean) => void;
};

export type WizardOptions<Entry extends FieldValues, Draft> = WizardCallbacks<Draft> & {
  /** The form of all steps. Its resolver takes the intersection of their schemas. */
  form: UseFormReturn<Entry, unknown, Draft>;
  /** In the order in which they are filled in. */
  steps: readonly WizardStep<Entry>[];
};

/** Which step is open, and where the focus went when it was opened. A new one is made each time it is to go there. */
export type Place = { step: number; focus: 'first' | 'fault' };

export type Saving = 'not yet' | 'under way' | 'failed' | 'done';

/** What a wizard knows and does, apart from what it looks like. */
export function useWizard<Entry extends FieldValues, Draft>(options: WizardOptions<Entry, Draft>) {
  const { form, steps, onSave, onClose, onUnsavedChange } = options;
  const { confirm } = useConfirm();
  const { errors, isDirty } = useFormState({ control: form.control });
  const [place, setPlace] = useState<Place>({ step: 0, focus: 'first' });
  const [saving, setSaving] = useState<Saving>('not yet');
  const isOccupied = useRef(false);

  const isSettled = saving === 'under way' || saving === 'done';
  const unsaved = isDirty && !isSettled;
  const report = useEffectEvent((value: boolean) => onUnsavedChange?.(value));
  useEffect(() => {
    if (!unsaved) return;
    report(true);
    return () => {
      report(false);
    };
  }, [unsaved]);

  /** Opens step `to`, or the first before it that is not as it should be. */
  const advance = async (to: number) => {
    for (const [step, { fields }] of [...steps.entries()].slice(place.step, to)) {
      if (!(await form.trigger(fields))) {
        setPlace({ step, focus: 'fault' });
        return;
      }
    }
    setPlace({ step: to, focus: 'first' });
  };

  const keep = async (draft: Draft) => {
    setSaving('under way');
    onUnsavedChange?.(false);
    try {
      await onSave(draft);
      setSaving('done');
    } catch {
      setSaving('failed');
      onUnsavedChange?.(isDirty);
    }
  };

  /** Runs an action that must not begin again before it has ended. */
  const once = async (action: () => Promise<void>) => {
    if (isOccupied.current) return;
    isOccupied.current = true;
    await action().finally(() => {
      isOccupied.current = false;
    });
  };

  return {
    place,
    saving,
    faults: steps.map((step) => faultsOf(step, errors)),
    goTo: (step: number) => (step > place.step ? advance(step) : setPlace({ step, focus: 'first' })),
    /** Looks at all steps in order and opens the first at fault; else saves, once however often it is pressed. */
    save: () =>
      once(async () => {
        if (saving === 'done') return;
        await form.handleSubmit(keep, (found) => {
          const step = steps.findIndex((candidate) => faultsOf(candidate, found).length > 0);
          if (step < 0) throw new Error('What is at fault belongs to none of the steps.');
          setPlace({ step, focus: 'fault' });
        })();
      }),
    /** Closes; asks first, once, where something would be lost. */
    leave: () =>
      once(async () => {
        if (unsaved && !(await confirm(copy.leaving.question, copy.leaving.answers))) return;
        onUnsavedChange?.(false);
        onClose();
      }),
  };
}
