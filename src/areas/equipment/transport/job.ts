export const ways = { out: 'إلى الموقع', back: 'من الموقع', exchange: 'استبدال', move: 'نقل بين مكانين' } as const
export type Way = keyof typeof ways

export const jobStates = {
  planned: 'مخططة',
  loading: 'قيد التحميل',
  'on-road': 'في الطريق',
  done: 'تمت',
  'called-off': 'أُلغيت',
} as const
export type JobState = keyof typeof jobStates

export const jobTones = {
  planned: 'muted',
  loading: 'info',
  'on-road': 'warning',
  done: 'success',
  'called-off': 'muted',
} as const satisfies Record<JobState, string>

export const openStates = ['planned', 'loading', 'on-road'] as const satisfies readonly JobState[]
export type OpenState = (typeof openStates)[number]

export const nextState = { planned: 'loading', loading: 'on-road', 'on-road': 'done' } as const satisfies Record<
  OpenState,
  JobState
>

/** Pressed to say that it is there. */
export const nextActs = { planned: 'بدأ التحميل', loading: 'خرجت الشاحنة', 'on-road': 'وصلت' } as const satisfies Record<
  OpenState,
  string
>

export const isOpen = (state: JobState): state is OpenState => openStates.some((open) => open === state)
