import CartIcon from 'lucide-react/icons/shopping-cart';
import HomeIcon from 'lucide-react/icons/house';
import PartnersIcon from 'lucide-react/icons/users';
import PersonIcon from 'lucide-react/icons/user';
import PrinterIcon from 'lucide-react/icons/printer';
import TagIcon from 'lucide-react/icons/tag';
import type { ReactNode } from 'react';

import { OfficeShell } from '~/components/shell/OfficeShell/OfficeShell';
import type { OfficeShellProps } from '~/components/shell/OfficeShell/OfficeShell';
import { paths } from '~/domain/paths';

import { agencyLayoutCopy as copy } from './AgencyLayout.copy';

export type AgencyLayoutProps = {
  currentPath: string;
  agencyName: string;
  userName: string;
  /** Email address with which the user signed in, if it is known. */
  email?: string | undefined;
  /** Returns the search button of the top bar. `pages` are the pages of the navigation, which the search can find. */
  renderSearch?: OfficeShellProps['renderSearch'];
  /** Chip in the top bar that says if the office shows sample data or a workspace. */
  dataChip?: ReactNode;
  onLogout: () => void;
  children: ReactNode;
};

export function AgencyLayout(props: AgencyLayoutProps) {
  const { currentPath, agencyName, userName, email, renderSearch, dataChip, onLogout, children } = props;
  return (
    <OfficeShell
      navLabel={copy.area}
      title={agencyName}
      currentPath={currentPath}
      renderSearch={renderSearch}
      dataChip={dataChip}
      items={[
        { href: paths.agency.dashboard(), label: copy.home, icon: HomeIcon },
        { href: paths.agency.tags(), label: copy.tags, icon: TagIcon },
        { href: paths.agency.partners(), label: copy.partners, icon: PartnersIcon },
        { href: paths.agency.customers(), label: copy.customers, icon: PersonIcon },
        { href: paths.agency.buy(), label: copy.buy, icon: CartIcon },
        { href: paths.agency.printing(), label: copy.printing, icon: PrinterIcon },
      ]}
      profile={{ userName, email, facts: [{ label: copy.area, value: agencyName }], onLogout }}
    >
      {children}
    </OfficeShell>
  );
}
