/** The doors of the desk of parcels. */
export const doorsOfParcels = {
  'parcels.publishTariff': [
    ...(['GET /admin/settings/tariff', 'POST /admin/settings/tariff'] as const),
    ...(['GET /admin/settings/parcel-places', 'POST /admin/settings/parcel-places', 'POST /admin/parcels/rules'] as const),
  ],
  'parcels.register': ['GET /admin/parcels', 'POST /admin/parcels'],
  'parcels.view': [
    'GET /admin/parcels/find',
    'GET /admin/parcels/all',
    'POST /admin/parcels/all?act=save-view,rename-view,forget-view',
    'GET /admin/parcels/rules',
    'GET /admin/parcels/:parcelId',
    'GET /admin/parcels/:parcelId/label/pdf',
    'GET /admin/parcels/:parcelId/waybill/pdf',
  ],
  'parcels.export': ['GET /admin/parcels/all/export'],
  'parcels.sort': [
    'GET /admin/parcels/shelves',
    'POST /admin/parcels/shelves?act=put',
    'POST /admin/parcels/:parcelId?act=ready',
    'GET /admin/parcels/bags',
    'POST /admin/parcels/bags',
    'GET /admin/parcels/bags/:bagId',
    'POST /admin/parcels/bags/:bagId?act=put,out,send,receive,close',
    'GET /admin/parcels/bags/:bagId/manifest/pdf',
  ],
  'parcels.manage': ['POST /admin/parcels/shelves?act=add,close'],
  'parcels.handOver': ['GET /admin/parcels/counter', 'POST /admin/parcels/counter?act=charge,uncharge,code,hand-over,give-back'],
  'parcels.hold': ['POST /admin/parcels/:parcelId?act=hold,release'],
  'parcels.return': ['POST /admin/parcels/:parcelId?act=turn-back'],
}
