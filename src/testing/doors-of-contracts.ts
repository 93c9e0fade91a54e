/** The doors of the desk of contracts. */
export const doorsOfContracts = {
  'contracts.view': [
    'GET /admin/contracts',
    'GET /admin/contracts/:contractId',
    'GET /admin/contracts/:contractId/pdf',
    'GET /admin/properties/mandates',
    'GET /admin/properties/mandates/:contractId',
    'GET /admin/properties/leases',
    'GET /admin/properties/leases/:contractId',
    'GET /admin/properties/leases/:contractId/leaving',
    'GET /admin/properties/leases/:contractId/leaving/pdf',
  ],
  'contracts.manageTemplates': [
    'GET /admin/contracts/templates',
    'GET /admin/contracts/templates/:kind',
    'GET /admin/contracts/templates/:kind/pdf',
    'POST /admin/contracts/templates/:kind?act=write,use',
  ],
  'contracts.addAddendum': [
    'GET /admin/contracts/:contractId/addenda/new',
    'POST /admin/contracts/:contractId/addenda/new',
    'GET /admin/contracts/:contractId/addendum',
    'POST /admin/contracts/:contractId/addendum',
  ],
  'contracts.connectSigning': [
    'GET /admin/contracts/signing-service',
    'POST /admin/contracts/signing-service?act=connect,disconnect',
  ],
  'contracts.export': ['GET /admin/contracts/export', 'GET /admin/properties/leases/export'],
  'contracts.sendForSignature': ['POST /admin/contracts/:contractId?act=send,takeBack,sign,ask,remind'],
  'contracts.signForCompany': ['GET /admin/contracts/:contractId/sign', 'POST /admin/contracts/:contractId/sign?act=code,sign'],
  'contracts.activate': ['POST /admin/contracts/:contractId?act=activate'],
  'contracts.suspend': ['POST /admin/contracts/:contractId?act=suspend,resume'],
  'contracts.giveNotice': ['POST /admin/contracts/:contractId?act=notice,withdraw'],
  'contracts.renew': [
    'GET /admin/properties/leases/:contractId/renew',
    'POST /admin/properties/leases/:contractId/renew',
    'POST /admin/contracts/:contractId?act=renew',
  ],
  'contracts.terminateEarly': ['POST /admin/contracts/:contractId?act=terminate,callOff'],
  'contracts.cancel': ['POST /admin/contracts/:contractId?act=cancel'],
  'contracts.close': ['POST /admin/contracts/:contractId?act=close'],
}
