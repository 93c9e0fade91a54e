/** The doors of the desk of vehicles. */
export const doorsOfVehicles = {
  'vehicles.view': [
    'GET /admin/vehicles',
    'POST /admin/vehicles?act=save-view,rename-view,forget-view',
    'GET /admin/vehicles/classes',
    'GET /admin/vehicles/prices',
    'GET /admin/vehicles/:vehicleId',
    'GET /admin/vehicles/:vehicleId/documents',
  ],
  'vehicles.manage': [
    'GET /admin/vehicles/new',
    'POST /admin/vehicles/new',
    'POST /admin/vehicles/:vehicleId?act=readiness',
    'GET /admin/vehicles/:vehicleId/correct',
    'POST /admin/vehicles/:vehicleId/correct',
    'POST /admin/vehicles/:vehicleId/documents?act=add,correct,withdraw',
  ],
  'vehicles.managePrices': [
    'GET /admin/vehicles/classes/new',
    'POST /admin/vehicles/classes/new',
    'GET /admin/vehicles/classes/:classId',
    'POST /admin/vehicles/classes/:classId',
    'POST /admin/vehicles/prices',
  ],
  'vehicles.export': ['GET /admin/vehicles/export'],
}
