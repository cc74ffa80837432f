import type { LucideIcon } from 'lucide-react';
import PlayIcon from 'lucide-react/icons/play';
import PhoneIcon from 'lucide-react/icons/smartphone';

import type { QrDrawing } from '~/domain/codes/qr';

export type StoreId = 'appStore' | 'playStore';

/** An app store that offers the app. */
export type Store = {
  id: StoreId;
  name: string;
  /** URL of the app in the store. */
  href: string;
  /** QR code with the URL. */
  code: QrDrawing;
};

/** All app stores in display order. */
export const storeIds: readonly StoreId[] = ['appStore', 'playStore'];

export const storeNames: Record<StoreId, string> = { appStore: 'App Store', playStore: 'Google Play' };

export const storeIcons: Record<StoreId, LucideIcon> = { appStore: PhoneIcon, playStore: PlayIcon };
