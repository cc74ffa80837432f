import { entityNames } from '~/domain/entityNames';

export const tagWizardCopy = {
  title: `Add ${entityNames.tag}`,
  steps: { tag: 'Tag', codes: 'Codes and links', timestamps: 'Timestamps' },
  hexacode: 'Hexacode',
  serialNumber: 'Serial number',
  serialNumberHelp: 'Given out by the platform.',
  ownerContentType: 'Owner content type',
  ownerObjectId: 'Owner object id',
  partner: 'Partner',
  noPartner: 'No partner',
  isAssigned: 'Is assigned',
  isPrinted: 'Is printed',
  packagePurchase: 'Package purchase',
  noPackagePurchase: 'No package purchase',
  qrCodeFile: 'QR code file',
  qrCodeUrl: 'QR code URL',
  barcodeImage: 'Barcode image',
};
