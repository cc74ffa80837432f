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
