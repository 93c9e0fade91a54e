export const parcelsPath = '/admin/parcels'
export const allParcelsPath = `${parcelsPath}/all`
export const findParcelPath = `${parcelsPath}/find`
export const shelvesPath = `${parcelsPath}/shelves`
export const shelfLabelsPath = `${shelvesPath}/labels/pdf`
export const stocktakePath = (id: string) => `${shelvesPath}/stocktakes/${id}`
export const bagsPath = `${parcelsPath}/bags`
export const bagPath = (id: string) => `${bagsPath}/${id}`
export const manifestPath = (id: string) => `${bagPath(id)}/manifest/pdf`
export const pickupsPath = `${parcelsPath}/pickups`
export const dispatchPath = `${parcelsPath}/dispatch`
export const runPath = (id: string) => `${parcelsPath}/runs/${id}`
export const runSheetPath = (id: string) => `${runPath(id)}/sheet/pdf`
export const ownRunPath = `${parcelsPath}/run`
export const stopPath = (id: string) => `${ownRunPath}?stop=${id}`
export const pickupStopPath = (id: string) => `${ownRunPath}?pickup=${id}`
/** Where a courier's phone sends what it kept. */
export const runSyncPath = `${ownRunPath}/sync`
export const ownCustodyPath = `${ownRunPath}/custody`
export const custodyPath = `${parcelsPath}/custody`
export const handOverPath = (id: string) => `${custodyPath}/${id}`
export const handOverPdfPath = (id: string) => `${handOverPath(id)}/pdf`
export const remittancesPath = `${parcelsPath}/remittances`
export const remittancePath = (id: string) => `${remittancesPath}/${id}`
export const remittancePdfPath = (id: string) => `${remittancePath(id)}/pdf`
export const stopDamagePath = (id: string) => `${ownRunPath}/${id}/damage`
export const counterPath = `${parcelsPath}/counter`
export const exceptionsPath = `${parcelsPath}/exceptions`
export const merchantsPath = `${parcelsPath}/merchants`
export const newMerchantPath = `${merchantsPath}/new`
export const merchantPath = (id: string) => `${merchantsPath}/${id}`
export const merchantKeysPath = (id: string) => `${merchantPath(id)}/keys`
export const merchantWebhooksPath = (id: string) => `${merchantPath(id)}/webhooks`
export const merchantTermsPath = (id: string) => `${merchantPath(id)}/terms`
export const parcelImportsPath = `${parcelsPath}/import`
export const parcelImportPath = (id: string) => `${parcelImportsPath}/${id}`
/** Labels of all of these, one after the other in one paper. */
export const parcelLabelsPath = `${parcelsPath}/labels/pdf`
export const parcelClaimsPath = `${parcelsPath}/claims`
export const parcelClaimPath = (id: string) => `${parcelClaimsPath}/${id}`
export const parcelReportsPath = `${parcelsPath}/reports`
export const parcelRulesPath = `${parcelsPath}/rules`
export const parcelPath = (id: string) => `${parcelsPath}/${id}`
export const parcelLabelPath = (id: string) => `${parcelPath(id)}/label/pdf`
export const waybillPath = (id: string) => `${parcelPath(id)}/waybill/pdf`
export const codReceiptPath = (id: string) => `${parcelPath(id)}/cod-receipt/pdf`
export const damagePath = (id: string) => `${parcelPath(id)}/damage`
export const placesPath = '/admin/settings/parcel-places'
/** What anybody with the number reads, and what whoever it is for was sent. */
export const ownParcelsPath = '/dashboard/parcels'
export const ownMoneyPath = `${ownParcelsPath}/money`
export const ownExportPath = `${ownParcelsPath}/export`
export const ownParcelPath = (id: string) => `${ownParcelsPath}/${id}`
export const newOwnParcelPath = `${ownParcelsPath}/new`
export const ownImportsPath = `${ownParcelsPath}/import`
export const ownImportPath = (id: string) => `${ownImportsPath}/${id}`
export const ownLabelsPath = `${ownParcelsPath}/labels/pdf`
export const ownKeysPath = `${ownParcelsPath}/keys`
export const ownDelegatesPath = `${ownParcelsPath}/delegates`
export const ownPickupsPath = `${ownParcelsPath}/pickups`
export const ownWebhooksPath = `${ownParcelsPath}/webhooks`
export const trackPath = '/t'
export const trackingPath = (number: string) => `${trackPath}/${number}`
export const recipientPath = (token: string) => `/l/${token}`
