const reason = 'سبب'

/** What each form of a contract's page sends when it is filled in as it should be. */
export const formsOfContracts = {
  send: {},
  takeBack: { reason },
  sign: 'with files: no form of strings alone can send it',
  activate: {},
  suspend: { reason },
  resume: {},
  notice: { by: 'party', on: '2026-01-15', lastDay: '2026-06-30', reason },
  renew: { id: '01a1fa06-b267-7b4e-8fe6-eee01e92d520', endsOn: '2028-01-31', value: '1', noticeDays: '30' },
  terminate: { on: '2026-01-15', reason },
  cancel: { reason },
  close: {},
}
