const days = { from: '2026-01-20', until: '2026-01-25' }
const reason = 'سبب'

/** What each form of a unit's page sends when it is filled in as it should be. */
export const formsOfUnits = {
  hold: { ...days, days: '3', reason },
  close: { ...days, reason },
  release: { occupancyId: '01a1fa06-b267-7b4e-8fe6-eee01e92d51f' },
  out: { reason },
  back: {},
  inspect: { id: '01a1fa06-b267-7b4e-8fe6-eee01e92d51f', kind: 'periodic' },
}

/** And of the page of an inspection. */
export const formsOfInspections = {
  save: { seen: '1', seenOn: '2026-01-15', room1: 'الصالة', item1: 'الباب', condition1: 'sound' },
  sign: { seen: '1', signer: 'سالم' },
  discard: {},
}

/** And of a debtor's. */
export const formsOfDebtors = {
  log: { id: '01a1fa06-b267-7b4e-8fe6-eee01e92d521', way: 'call', outcome: 'no-answer' },
  promise: { id: '01a1fa06-b267-7b4e-8fe6-eee01e92d522', way: 'call', amount: '5', promisedOn: '2026-01-20' },
  withdraw: { promiseId: '01a1fa06-b267-7b4e-8fe6-eee01e92d522', reason: 'سبب' },
}
