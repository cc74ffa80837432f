import BoltIcon from 'lucide-react/icons/zap';
import BuildingIcon from 'lucide-react/icons/building-2';
import GridIcon from 'lucide-react/icons/layout-grid';
import PackageIcon from 'lucide-react/icons/package';
import PartnersIcon from 'lucide-react/icons/users';
import PersonIcon from 'lucide-react/icons/user';
import ReceiptIcon from 'lucide-react/icons/receipt-text';
import SettingsIcon from 'lucide-react/icons/settings-2';
import TagIcon from 'lucide-react/icons/tag';
import type { ReactNode } from 'react';

import { OfficeShell } from '~/components/shell/OfficeShell/OfficeShell';
import type { OfficeShellProps } from '~/components/shell/OfficeShell/OfficeShell';
import { MorePages } from '~/components/shell/SideNav/MorePages';
import { paths } from '~/domain/paths';

import { adminLayoutCopy as copy } from './AdminLayout.copy';

export type AdminLayoutProps = {
  currentPath: string;
  userName: string;
  /** Email address with which the user signed in, if it is known. */
  email?: string | undefined;
  /** Returns the search button of the top bar. `pages` are the pages of the navigation, which the search can find. */
  renderSearch?: OfficeShellProps['renderSearch'];
  /** DataChip in the top bar, which says if the office shows sample data or a workspace. */
  dataChip?: ReactNode;
  onLogout: () => void;
  children: ReactNode;
};

const items: OfficeShellProps['items'] = [
  { href: paths.admin.dashboard(), label: copy.overview, icon: GridIcon },
  { href: paths.admin.agencies(), label: copy.agencies, icon: BuildingIcon },
  { href: paths.admin.partners(), label: copy.partners, icon: PartnersIcon },
  { href: paths.admin.customers(), label: copy.customers, icon: PersonIcon },
  { href: paths.admin.packages(), label: copy.packages, icon: PackageIcon },
  { href: paths.admin.purchases(), label: copy.purchases, icon: ReceiptIcon },
  { href: paths.admin.tags(), label: copy.tags, icon: TagIcon },
  { href: paths.admin.utilities(), label: copy.utilities, icon: BoltIcon },
  { href: paths.admin.settings(), label: copy.settings, icon: SettingsIcon },
];

export function AdminLayout(props: AdminLayoutProps) {
  const { currentPath, userName, email, renderSearch, dataChip, onLogout, children } = props;
  return (
    <OfficeShell
      navLabel={copy.area}
      title={copy.title}
      currentPath={currentPath}
      renderSearch={renderSearch}
      dataChip={dataChip}
      items={items}
      morePagesButton={<MorePages items={items} currentPath={currentPath} />}
      profile={{
        userName,
        email,
        facts: [{ label: copy.areaLabel, value: copy.title }],
        settingsHref: paths.admin.settings(),
        onLogout,
      }}
    >
      {children}
    </OfficeShell>
  );
}
