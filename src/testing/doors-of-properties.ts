/** The doors of the desk of properties. */
export const doorsOfProperties = {
  'properties.view': [
    'GET /admin/properties',
    'GET /admin/properties/calendar',
    'GET /admin/properties/:propertyId',
    'GET /admin/properties/units/:unitId',
    'POST /admin/properties/units/:unitId?act=release',
  ],
  'properties.export': ['GET /admin/properties/export'],
  'properties.import': [
    'GET /admin/properties/import',
    'POST /admin/properties/import',
    'GET /admin/properties/import/template',
    'GET /admin/properties/import/:importId',
    'POST /admin/properties/import/:importId?act=check,import,refuse',
    'GET /admin/properties/import/:importId/faults',
  ],
  'properties.add': [
    'GET /admin/properties/new',
    'POST /admin/properties/new',
    'GET /admin/properties/:propertyId/add-units',
    'POST /admin/properties/:propertyId/add-units',
  ],
  'properties.correct': [
    'GET /admin/properties/:propertyId/correct',
    'POST /admin/properties/:propertyId/correct',
    'GET /admin/properties/units/:unitId/correct',
    'POST /admin/properties/units/:unitId/correct',
  ],
  'properties.setShares': ['GET /admin/properties/:propertyId/shares', 'POST /admin/properties/:propertyId/shares'],
  'properties.hold': ['POST /admin/properties/units/:unitId?act=hold'],
  'properties.close': ['POST /admin/properties/units/:unitId?act=close,out,back'],
  'properties.viewMaintenance': ['GET /admin/maintenance', 'GET /admin/maintenance/board', 'GET /admin/maintenance/:requestId'],
  'properties.exportMaintenance': ['GET /admin/maintenance/export'],
  'properties.reportFaults': ['GET /admin/maintenance/new', 'POST /admin/maintenance/new'],
  'properties.manageMaintenance': ['POST /admin/maintenance/:requestId?act=triage,ask,record,reply,assign,reject,confirm,reopen'],
  'properties.doMaintenance': ['GET /admin/maintenance/mine', 'POST /admin/maintenance/:requestId?act=start,complete'],
}
