import { useFormState, useWatch } from 'react-hook-form';

import { FormTextField } from '~/components/inputs/FormTextField/FormTextField';
import { isHttpUrl } from '~/components/links/isHttpUrl';
import type { SiteSettingsValues } from '~/domain/siteSettings/siteSettings';

import { settingsCopy as copy } from './SettingsScreen.copy';

export type AddressFieldProps = { name: 'customUrl' | 'playStoreUrl' | 'appStoreUrl' };

/** An address of the settings. One that is not of the web gets a hint once the field was left, and nothing more. */
export function AddressField({ name }: AddressFieldProps) {
  const address = useWatch<SiteSettingsValues, typeof name>({ name });
  const { touchedFields } = useFormState<SiteSettingsValues>({ name });
  const isDoubtful = touchedFields[name] && address.trim() !== '' && !isHttpUrl(address);
  return (
    <FormTextField<SiteSettingsValues>
      name={name}
      label={copy.fields[name]}
      hint={isDoubtful ? copy.notOfTheWeb : ''}
      slotProps={{ input: { inputMode: 'url', spellCheck: false, autoCapitalize: 'none' } }}
    />
  );
}
