import { drawQr } from '~/domain/codes/qr';

import { storeNames } from './stores';
import type { Store, StoreId } from './stores';

const store = (id: StoreId, href: string): Store => ({ id, name: storeNames[id], href, code: drawQr(href) });

export const sampleAppStore = store('appStore', 'https://appstore.example.com/app/id1234567890');

const samplePlayStore = store('playStore', 'https://playstore.example.com/details?id=com.example.tags');

export const sampleStores: readonly Store[] = [sampleAppStore, samplePlayStore];
