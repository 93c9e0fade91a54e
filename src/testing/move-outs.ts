/** What each form of the page of a move-out sends when it is filled in as it should be. */
const id = '01a1fa06-b267-7b4e-8fe6-eee01e92d524'
export const formsOfMoveOuts = {
  add: { id, kind: 'damage', description: 'باب', amount: '5' },
  remove: { lineId: id },
  sign: { signer: 'سالم' },
  settle: { id, unsignedReason: 'سافر', noReturnReason: 'سافر قبل أن تُعاين' },
  refund: { id, iban: 'OM810180000001299123456' },
  clear: {},
}

/** And those of the meters of a unit. */
export const formsOfMeters = {
  read: { id, kind: 'water', reading: '5', readOn: '2026-01-15' },
  replace: { id, kind: 'water', oldReading: '5', reading: '0', readOn: '2026-01-15', reason: 'تلف' },
  'take-back': { readingId: id, kind: 'water', reason: 'خطأ' },
  bill: { id, kind: 'water', fromId: id, untilId: id, amount: '5', dueOn: '2026-01-20' },
}
