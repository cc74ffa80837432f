import type { LucideIcon } from 'lucide-react';
import PlayIcon from 'lucide-react/icons/play';
import PhoneIcon from 'lucide-react/icons/smartphone';

import type { QrDrawing } from '~/domain/codes/qr';

export type StoreId = 'appStore' | 'playStore';

/** A shop that has the app: its page, and the code of that page as the build has drawn it. */
export type Store = { id: StoreId; name: string; href: string; code: QrDrawing };

/** In the order in which they show. */
export const storeIds: readonly StoreId[] = ['appStore', 'playStore'];

export const storeNames: Record<StoreId, string> = { appStore: 'App Store', playStore: 'Google Play' };

export const storeIcons: Record<StoreId, LucideIcon> = { appStore: PhoneIcon, playStore: PlayIcon };
