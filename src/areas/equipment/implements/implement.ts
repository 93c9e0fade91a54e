/** What it is in the calendar. */
export const implementKind = 'equipment-implement'

export const implementStates = { ready: 'جاهزة', workshop: 'في الورشة', retired: 'خرجت من الخدمة' } as const
export type ImplementState = keyof typeof implementStates
export const implementStateNames = Object.keys(implementStates) as [ImplementState, ...ImplementState[]]
export const implementTones = { ready: 'success', workshop: 'warning', retired: 'muted' } as const

/** What the fields are called, on forms and in the history. */
export const implementWords = {
  code: 'الرمز',
  name: 'الأداة',
  kindIds: 'تركب على',
  dayPrice: 'سعر اليوم',
  monthPrice: 'سعر الشهر، 26 يوم عمل',
  state: 'الحال',
  note: 'ملاحظة',
} as const
