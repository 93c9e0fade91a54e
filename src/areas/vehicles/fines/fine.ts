export const fineKind = 'car-fine'

export const fineStates = {
  matched: 'طوبقت بعقد',
  contested: 'معترَض عليها',
  charged: 'أُضيفت على العميل',
  absorbed: 'تحملتها الشركة',
  company: 'على الشركة',
  cancelled: 'ملغاة',
} as const
export type FineState = keyof typeof fineStates

export const fineTones = {
  matched: 'warning',
  contested: 'info',
  charged: 'success',
  absorbed: 'muted',
  company: 'muted',
  cancelled: 'muted',
} as const satisfies Record<FineState, string>

/** Somebody has still to say who pays it. */
export const undecided = ['matched', 'contested'] as const satisfies readonly FineState[]
export const isUndecided = (state: FineState) => undecided.some((one) => one === state)

/** To whom it goes on. */
export const police = 'شرطة عُمان السلطانية'
