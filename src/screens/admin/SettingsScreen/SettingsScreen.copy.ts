import { createSelectOptions } from '~/domain/selectOptions';
import { redirectTypeLabels, siteSettingsLabels } from '~/domain/siteSettings/siteSettings';
import type { RedirectType } from '~/domain/siteSettings/siteSettings';

export const settingsCopy = {
  title: 'Site Settings',
  tabs: {
    redirect: 'Redirect Configuration',
    customUrl: 'Custom URL Settings',
    appStore: 'App Store Settings',
    timestamps: 'Timestamps',
  },
  fields: siteSettingsLabels,
  redirectTypes: createSelectOptions(redirectTypeLabels),
  redirectText: 'What a scan opens if the tag has no link of its own.',
  redirectNotes: {
    customUrl: 'One address for every phone.',
    appStoreUrls: 'The App Store or Google Play, matched to the phone.',
  },
  inUse: {
    yes: 'In use: scans open this.',
    no: (selected: string) => `Not used while ${selected} is selected.`,
  },
  /** Texts of the box that shows which URLs scans open with the current values, including unsaved changes. */
  target: {
    heading: 'What a scan opens',
    iPhone: 'iPhone',
    android: 'Android',
    anyPhone: 'Any phone',
    missing: 'No address yet',
    notAUrl: 'Nothing: this is no web address (https://…)',
    unsaved: 'Save to apply this.',
    edit: 'Edit',
    /** Accessible names of the button 'Edit'. */
    editNames: { customUrl: 'Edit the custom URL', appStoreUrls: 'Edit the store links' } satisfies Record<
      RedirectType,
      string
    >,
  },
  urlHelp: {
    example: '',
    notAUrl: "This doesn't look like a web address (https://…). You can still save it.",
  },
  timestampsText: 'Set automatically.',
  save: 'Save',
  saveAndContinue: 'Save and continue editing',
  saved: 'Saved.',
  /** Replaces `saved` for sample data. */
  savedUntilReload: 'Saved until you reload: this is sample data.',
  history: 'History',
};

export const settingsHistoryCopy = {
  title: 'History',
  lead: 'Changes since you opened this page, newest first.',
  nothing: 'No changes in this session.',
  savedAt: (time: string) => `Saved at ${time}`,
  unchanged: 'No changes.',
  before: 'before',
  after: 'after',
};
