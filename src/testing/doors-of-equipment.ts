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
  'equipment.viewHires': [
    'GET /admin/equipment/hires',
    'GET /admin/equipment/hires/:contractId',
    'GET /admin/equipment/hires/:contractId/contract/pdf',
  ],
  'equipment.quote': [
    'GET /admin/equipment/hires/new',
    'POST /admin/equipment/hires/new',
    'POST /admin/equipment/hires/:contractId?act=change,add-line,strike-line,send,take-back,code,sign,activate,cancel',
  ],
  'equipment.handOver': ['POST /admin/equipment/hires/:contractId?act=dispatch,off,exchange,back'],
  'equipment.extendHires': ['POST /admin/equipment/hires/:contractId?act=extend'],
  'equipment.recordSheets': [
    'GET /admin/equipment/sheets',
    'GET /admin/equipment/sheets/:lineId/:day',
    'POST /admin/equipment/sheets/:lineId/:day?act=record,sign',
  ],
  'equipment.approveSheets': [
    'POST /admin/equipment/sheets?act=approve',
    'POST /admin/equipment/sheets/:lineId/:day?act=approve,dispute,settle',
    'POST /admin/equipment/hires/:contractId?act=approve',
  ],
  'equipment.bill': [
    'GET /admin/equipment/billing',
    'POST /admin/equipment/billing',
    'POST /admin/equipment/hires/:contractId?act=bill',
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
