const reason = 'سبب'
const nobodys = '01a1fa06-b267-7b4e-8fe6-eee01e92d51f'

/** What each form of a colleague's page sends when it is filled in as it should be. */
export const formsOfStaff = {
  suspend: { reason },
  reactivate: {},
  deactivate: { reason },
  'reset-second-factor': { reason },
  renew: {},
  withdraw: {},
  grant: { role: 'cashier' },
  revoke: { holdingId: nobodys },
  'end-session': { sessionId: nobodys },
  'end-sessions': {},
  'see-as': { reason },
}
