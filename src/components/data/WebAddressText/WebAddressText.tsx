import Link from '@mui/material/Link';
import { Fragment } from 'react';

import { isWebAddress } from './isWebAddress';

export type WebAddressTextProps = { address: string };

/** Where an address may go on in the next line: after the host and after each part of the path. */
const afterSlash = /(?<=[^/:]\/)(?=[^/])/;

/** An address as it was typed. Only one of the web is a link: another could run something here. */
export function WebAddressText({ address }: WebAddressTextProps) {
  if (!isWebAddress(address)) return address;
  return (
    <Link href={address.trim()} target="_blank" rel="noreferrer" sx={{ overflowWrap: 'anywhere' }}>
      {address.split(afterSlash).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </Link>
  );
}
