import { outline } from './outline';

export const HomeIcon = outline(
  'Home',
  <path d="M4 11.2 12 4.5l8 6.7V19a1 1 0 0 1-1 1h-4.5v-6h-5v6H5a1 1 0 0 1-1-1z" />,
);

export const TagIcon = outline(
  'Tag',
  <>
    <path d="M4 5a1 1 0 0 1 1-1h6.6l8 8a1 1 0 0 1 0 1.4l-6.2 6.2a1 1 0 0 1-1.4 0l-8-8z" />
    <circle cx="8.4" cy="8.4" r="1.3" />
  </>,
);

export const PartnersIcon = outline(
  'Partners',
  <>
    <circle cx="9" cy="8.2" r="3.4" />
    <path d="M3 19.5a6 6 0 0 1 12 0M15.6 5a3.4 3.4 0 0 1 0 6.4M17.6 14.4a6 6 0 0 1 3.4 5.1" />
  </>,
);

export const PersonIcon = outline(
  'Person',
  <>
    <circle cx="12" cy="8.2" r="3.7" />
    <path d="M4.8 20a7.2 7.2 0 0 1 14.4 0" />
  </>,
);

export const CartIcon = outline(
  'Cart',
  <>
    <path d="M3 4.5h2.4l2.2 11h10.6l2-8H6" />
    <circle cx="9.2" cy="19.2" r="1.3" />
    <circle cx="16.8" cy="19.2" r="1.3" />
  </>,
);

export const PrinterIcon = outline(
  'Printer',
  <path d="M7 8.5V4h10v4.5M7 17H5a1 1 0 0 1-1-1V9.5a1 1 0 0 1 1-1h14a1 1 0 0 1 1 1V16a1 1 0 0 1-1 1h-2M7 14h10v6H7z" />,
);

export const PackageIcon = outline(
  'Package',
  <path d="M12 3.5 20 7.6v8.8l-8 4.1-8-4.1V7.6zM4 7.6l8 4.1 8-4.1M12 11.7v8.8" />,
);

export const GridIcon = outline(
  'Grid',
  <path d="M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z" />,
);

export const BuildingIcon = outline(
  'Building',
  <path d="M5 20V5a1 1 0 0 1 1-1h8a1 1 0 0 1 1 1v15M15 10h3a1 1 0 0 1 1 1v9M3 20h18M8.5 8h3M8.5 12h3M8.5 16h3" />,
);

export const ReceiptIcon = outline('Receipt', <path d="M6 3.5h12v17l-3-2-3 2-3-2-3 2zM9 8.5h6M9 12.5h6" />);

export const BoltIcon = outline('Bolt', <path d="M13 3.5 5 13.5h6l-1 7 8-10h-6z" />);

export const ArrowIcon = outline('Arrow', <path d="M5 12h14M13 6l6 6-6 6" />);

export const ChevronIcon = outline('Chevron', <path d="m6 9.5 6 6 6-6" />);

export const SettingsIcon = outline(
  'Settings',
  <>
    <path d="M4 7.5h8.5M17.5 7.5H20M4 16.5h2.5M11.5 16.5H20" />
    <circle cx="15" cy="7.5" r="2.5" />
    <circle cx="9" cy="16.5" r="2.5" />
  </>,
);

export const LogoutIcon = outline('Logout', <path d="M10 4H5v16h5M14.5 8l4 4-4 4M18 12H9.5" />);

export const AlertIcon = outline('Alert', <path d="M12 4.2 20.8 19.5H3.2zM12 10v4.2M12 16.9v.1" />);

export const EyeIcon = outline(
  'Eye',
  <>
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z" />
    <circle cx="12" cy="12" r="3" />
  </>,
);

export const EyeOffIcon = outline(
  'EyeOff',
  <>
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z" />
    <circle cx="12" cy="12" r="3" />
    <path d="M5 20 19 4" />
  </>,
);

export const CheckIcon = outline('Check', <path d="m5 12.5 4.5 4.5L19 7.5" />);

export const CloseIcon = outline('Close', <path d="M6 6l12 12M18 6 6 18" />);
