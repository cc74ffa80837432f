import { settings } from 'virtual:settings';
import { createStore } from 'zustand';

import { readOfficeChoice } from '~/domain/office/officeChoice';
import { officeChoiceKey } from '~/domain/storageKeys';

import { browserStorage } from '../store/safeStorage';
import { noChoice } from './officeState';
import type { OfficeState } from './officeState';

const storedChoice = readOfficeChoice(browserStorage.getItem(officeChoiceKey));

/** The data that the office shows in this tab. `officeActions` has the functions that change it. */
export const office = createStore<OfficeState>()(() => ({
  ...(storedChoice ?? noChoice),
  mustChoose: settings.officeData === 'browser' && !storedChoice,
  workspace: undefined,
  wasDeletedElsewhere: false,
  operation: undefined,
  backup: undefined,
}));
