import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';

import { maxDoubleClickTime } from '~/components/feedback/ConfirmProvider/useIgnoreDoubleEnter';
import { validateOnSubmitOptions } from '~/components/inputs/validateOnSubmitOptions';
import { latestVersionCopy } from '~/components/inputs/LatestValue/LatestValue.copy';
import { useShowLatestValues } from '~/components/inputs/useShowLatestValues';
import type { MessageBoxProps } from '~/components/wizard/DialogFrame/MessageBox';
import { listSettingsChanges, trimUrls } from '~/domain/siteSettings/siteSettings';
import type { SiteSettings, SiteSettingsValues } from '~/domain/siteSettings/siteSettings';

import { defaultSettingsTab, tabByField } from './settingsTab';
import type { SettingsTab } from './settingsTab';

/**
 * Result of a save. If it failed because settings were saved elsewhere in the meantime, `readLatest` returns these
 * settings.
 */
export type SettingsSaveResult = { ok: true } | { ok: false; message: string; readLatest?: () => SiteSettingsValues };

type SettingsFormOptions = {
  settings: SiteSettings;
  onSave: (values: SiteSettingsValues) => Promise<SettingsSaveResult>;
  onUnsavedChange: (isUnsaved: boolean) => void;
};

/** Returns the form with the site settings, the open tab, and the message about the last save. */
export function useSettingsForm({ settings, onSave, onUnsavedChange }: SettingsFormOptions) {
  const { createdAt: _createdAt, updatedAt: _updatedAt, ...values } = settings;
  const form = useForm<SiteSettingsValues>({ ...validateOnSubmitOptions, defaultValues: values });
  const { latestValues, showLatest, forgetLatest } = useShowLatestValues(form);
  const { isDirty } = form.formState;
  const [tab, setTab] = useState<SettingsTab>(defaultSettingsTab);
  const [isSaved, setIsSaved] = useState(false);
  const [message, setMessage] = useState<MessageBoxProps>();
  const saveButtonRef = useRef<HTMLButtonElement>(null);
  const lastSaveTimeRef = useRef(-Infinity);
  const isSavingRef = useRef(false);

  useEffect(() => onUnsavedChange(isDirty), [isDirty, onUnsavedChange]);

  const showLatestSettings = (readLatest: () => SiteSettingsValues) => {
    const conflictingFields = showLatest(readLatest());
    const [firstField] = conflictingFields;
    // Renders the field's tab before the focus moves, since a hidden field cannot be focused.
    flushSync(() => {
      setMessage({
        tone: 'info',
        title: latestVersionCopy.title,
        text: latestVersionCopy.text(conflictingFields.length),
      });
      if (firstField) setTab(tabByField[firstField]);
    });
    // Moves the focus, since the clicked button has disappeared.
    if (firstField) form.setFocus(firstField);
    else saveButtonRef.current?.focus();
  };

  const save = async ({ timeStamp }: { timeStamp: number }) => {
    // Ignores every submit during a save. Without changes since the last save, also ignores a submit that soon follows
    // another: the second click of a double-click, or a repeated Enter.
    const isRepeated = !isDirty && timeStamp - lastSaveTimeRef.current < maxDoubleClickTime;
    lastSaveTimeRef.current = timeStamp;
    if (isRepeated || isSavingRef.current) return;
    isSavingRef.current = true;
    // The values are not validated, since any text can be saved.
    const savedValues = trimUrls(form.getValues());
    const result = await onSave(savedValues).finally(() => (isSavingRef.current = false));
    if (!result.ok) {
      const { message: text, readLatest } = result;
      const action = readLatest && { label: latestVersionCopy.show, onClick: () => showLatestSettings(readLatest) };
      setMessage({ text, ...(action ? { action } : {}) });
      return;
    }
    // If the user has changed a field during the save, keeps the values of the fields.
    const isUnchangedSinceSave = listSettingsChanges(trimUrls(form.getValues()), savedValues).length === 0;
    form.reset(savedValues, { keepValues: !isUnchangedSinceSave });
    forgetLatest();
    setMessage(undefined);
    setIsSaved(true);
  };

  const openTab = (newTab: SettingsTab) => {
    setTab(newTab);
    setIsSaved(false);
  };

  const editField = (field: keyof SiteSettingsValues) => {
    flushSync(() => openTab(tabByField[field]));
    form.setFocus(field);
  };

  return { form, latestValues, tab, openTab, editField, isSaved: isSaved && !isDirty, message, saveButtonRef, save };
}
