import Link from '@mui/material/Link';

import { isWebAddress } from '~/domain/siteSettings/siteSettings';

export type WebAddressTextProps = { address: string };

/** An address as it was typed. Only one of the web is a link: another could run something here. */
export function WebAddressText({ address }: WebAddressTextProps) {
  if (!isWebAddress(address)) return address;
  return (
    <Link href={address.trim()} target="_blank" rel="noreferrer" sx={{ overflowWrap: 'anywhere' }}>
      {address}
    </Link>
  );
}
