import type { LucideIcon } from 'lucide-react';
import PlayIcon from 'lucide-react/icons/play';
import PhoneIcon from 'lucide-react/icons/smartphone';

import type { QrPath } from '~/domain/codes/qr';

export type StoreId = 'appStore' | 'playStore';

/** An app store that offers the app: the app's page in it, and the QR code of that page, drawn at build time. */
export type Store = { id: StoreId; name: string; href: string; code: QrPath };

/** In display order. */
export const storeIds: readonly StoreId[] = ['appStore', 'playStore'];

export const storeNames: Record<StoreId, string> = { appStore: 'App Store', playStore: 'Google Play' };

export const storeIcons: Record<StoreId, LucideIcon> = { appStore: PhoneIcon, playStore: PlayIcon };
