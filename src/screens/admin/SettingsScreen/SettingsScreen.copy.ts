import { optionsOf } from '~/domain/options';
import { redirectTypeLabels, siteSettingsLabels } from '~/domain/siteSettings/siteSettings';

export const settingsCopy = {
  title: 'Site Settings',
  tabs: {
    redirect: 'Redirect Configuration',
    customUrl: 'Custom URL Settings',
    appStore: 'App Store Settings',
    timestamps: 'Timestamps',
  },
  fields: siteSettingsLabels,
  redirectTypes: optionsOf(redirectTypeLabels),
  redirectText: 'Where the scan of a tag without settings of its own leads.',
  redirectNotes: {
    customUrl: 'One address, the same on every phone.',
    appStoreUrls: 'The store of the phone that scans.',
  },
  inUse: { yes: 'In use: scans lead here.', no: 'Kept, but not in use: the redirect type is another.' },
  urlHelp: {
    example: '',
    notAUrl:
      'This is no web address: it should begin with https:// or http:// and have no spaces. It can be saved all the same.',
  },
  timestampsText: 'Set by the platform, to be read only.',
  save: 'Save',
  saveAndContinue: 'Save and continue editing',
  saved: 'Saved.',
  history: 'History',
};

export const settingsHistoryCopy = {
  title: 'History',
  lead: 'What was saved since this page was opened, the latest first.',
  nothing: 'Nothing has been saved yet.',
  savedAt: (time: string) => `Saved at ${time}`,
  unchanged: 'Nothing was changed.',
  before: 'before',
  after: 'after',
  close: 'Close',
};
