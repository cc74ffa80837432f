/** Backup in version 1 of the format, with an agency and a tag. This version stored only the names of pictures. */
export const firstVersionBackup = `{"format":"workspace-backup","version":1,"createdAt":"2026-06-15T09:30:00.000Z","app":"App","tables":{
"agencies":[
{"id":"agency-1","revision":0,"name":"Harbour Tags","email":"hello@harbour.example.com","phone":"+971 50 000 0101","address":"12 Sample Street, Dubai","totalEarnings":12480,"dateAdded":"2026-06-11"}],
"partners":[],
"customers":[],
"packages":[],
"purchases":[],
"tags":[
{"id":"tag-1","revision":0,"hexacode":"7F3A9C21","serialNumber":"SN-000001","owner":{"type":"agency","id":"agency-1"},"isGenerated":false,"isCustomized":false,"createdAt":"2026-06-09T09:00","qrCodeFile":"qr.png","barcodeImage":"","qrCodeUrl":"","defaultRedirectUrl":""}],
"utilities":[],
"activities":[],
"settingsSaves":[],
"retiredHexacodes":[],
"counters":[]},
"checksum":3791368612}
`;
