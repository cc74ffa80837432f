import { outline } from './outline';

export const SearchIcon = outline(
  'Search',
  <path d="m15.8 15.8 4.2 4.2M17.5 11a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0z" />,
);

export const PlusIcon = outline('Plus', <path d="M12 5v14M5 12h14" />);

export const ColumnsIcon = outline('Columns', <path d="M4 5h16v14H4zM9.3 5v14M14.7 5v14" />);

export const DensityIcon = outline('Density', <path d="M4 6h16M4 10h16M4 14h16M4 18h16" />);

export const DownloadIcon = outline('Download', <path d="M12 4v11M7 10.5l5 5 5-5M4.5 19.5h15" />);

export const DeleteIcon = outline(
  'Delete',
  <path d="M4.5 7h15M9 7V4.5h6V7M6.5 7l.8 12a1 1 0 0 0 1 1h7.4a1 1 0 0 0 1-1l.8-12M10.2 11v5M13.8 11v5" />,
);

export const RefreshIcon = outline('Refresh', <path d="M19 12a7 7 0 1 1-2.2-5.1L19 9M19 4.5V9h-4.5" />);

export const SortIcon = outline('Sort', <path d="M12 5v14M6.5 10.5 12 5l5.5 5.5" />);

export const FilterIcon = outline('Filter', <path d="M4 6.5h16M7 12h10M10 17.5h4" />);

export const QrIcon = outline(
  'Qr',
  <path d="M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.5v2.5M20 14v2.5M14 20h2.5M20 20h-.1" />,
);

export const ShareIcon = outline('Share', <path d="M12 14.5V4M8 7.5 12 4l4 3.5M7 11H5v9h14v-9h-2" />);

export const PhoneIcon = outline('Phone', <path d="M7 3.5h10v17H7zM11 17.5h2" />);
