/** What two have agreed to in the books of a customer or of the house, and two undo. */
export const undoKinds = {
  'credit-transfer': 'عكس تحويل رصيد',
  'set-off': 'عكس مقاصة',
  'write-off': 'عكس شطب',
  journal: 'عكس القيد',
} as const
export type UndoKind = keyof typeof undoKinds
export const undoKindNames = Object.keys(undoKinds) as [UndoKind, ...UndoKind[]]

export const undoAction = 'finance.undo-agreed'
