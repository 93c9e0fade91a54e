/** The doors of the desk of machines. */
export const doorsOfEquipment = {
  'equipment.view': [
    'GET /admin/equipment',
    'GET /admin/equipment/machines',
    'POST /admin/equipment/machines?act=save-view,rename-view,forget-view',
    'GET /admin/equipment/machines/:machineId',
    'GET /admin/equipment/machines/:machineId/documents',
    'GET /admin/equipment/kinds',
    'GET /admin/equipment/prices',
    'GET /admin/equipment/rules',
  ],
  'equipment.manage': [
    'GET /admin/equipment/machines/new',
    'POST /admin/equipment/machines/new',
    'POST /admin/equipment/machines/:machineId?act=readiness',
    'GET /admin/equipment/machines/:machineId/correct',
    'POST /admin/equipment/machines/:machineId/correct',
    'POST /admin/equipment/machines/:machineId/documents?act=add,correct,withdraw',
  ],
  'equipment.manageOperators': [
    'GET /admin/equipment/operators',
    'GET /admin/equipment/operators/new',
    'POST /admin/equipment/operators/new',
    'GET /admin/equipment/operators/:operatorId',
    'POST /admin/equipment/operators/:operatorId',
  ],
  'equipment.managePrices': [
    'GET /admin/equipment/kinds/new',
    'POST /admin/equipment/kinds/new',
    'GET /admin/equipment/kinds/:kindId',
    'POST /admin/equipment/kinds/:kindId',
    'POST /admin/equipment/prices',
    'POST /admin/equipment/rules',
  ],
}
