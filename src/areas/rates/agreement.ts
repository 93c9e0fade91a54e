/** How an agreement stands on a day. */
export const agreementStates = { current: 'سارية', coming: 'قادمة', past: 'منتهية' } as const
export type AgreementState = keyof typeof agreementStates
export const agreementTones = { current: 'success', coming: 'info', past: 'muted' } as const

type Days = { fromDay: string; lastDay: string | null }

export function stateOn({ fromDay, lastDay }: Days, day: string): AgreementState {
  if (lastDay !== null && (lastDay < day || lastDay < fromDay)) return 'past'
  return fromDay > day ? 'coming' : 'current'
}
