import type { ReactNode } from 'react';

import {
  BoltIcon,
  BuildingIcon,
  GridIcon,
  PackageIcon,
  PartnersIcon,
  PersonIcon,
  ReceiptIcon,
  SettingsIcon,
  TagIcon,
} from '~/components/icons/officeIcons';
import { OfficeShell } from '~/components/shell/OfficeShell/OfficeShell';
import { paths } from '~/domain/paths';

import { adminLayoutCopy as copy } from './AdminLayout.copy';

export type AdminLayoutProps = {
  currentPath: string;
  userName: string;
  onLogout: () => void;
  children: ReactNode;
};

export function AdminLayout({ currentPath, userName, onLogout, children }: AdminLayoutProps) {
  return (
    <OfficeShell
      area={copy.area}
      title={copy.title}
      currentPath={currentPath}
      items={[
        { href: paths.admin.dashboard(), label: copy.overview, icon: GridIcon },
        { href: paths.admin.agencies(), label: copy.agencies, icon: BuildingIcon },
        { href: paths.admin.partners(), label: copy.partners, icon: PartnersIcon },
        { href: paths.admin.customers(), label: copy.customers, icon: PersonIcon },
        { href: paths.admin.packages(), label: copy.packages, icon: PackageIcon },
        { href: paths.admin.purchases(), label: copy.purchases, icon: ReceiptIcon },
        { href: paths.admin.tags(), label: copy.tags, icon: TagIcon },
        { href: paths.admin.utilities(), label: copy.utilities, icon: BoltIcon },
        { href: paths.admin.settings(), label: copy.settings, icon: SettingsIcon },
      ]}
      profile={{
        userName,
        details: [{ label: copy.areaLabel, value: copy.title }],
        settingsHref: paths.admin.settings(),
        onLogout,
      }}
    >
      {children}
    </OfficeShell>
  );
}
