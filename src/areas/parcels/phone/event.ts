/** What a courier does at doors, as their phone keeps it until it can be sent. */
export const eventKinds = {
  ...({ loaded: 'حُمل', called: 'اتصال', failed: 'لم يُسلَّم', delivered: 'سُلّم', moved: 'رُتّب' } as const),
  ...({ collected: 'استُلم من التاجر', 'pickup-closed': 'أُغلق الاستلام', 'old-taken': 'أُخذ القديم' } as const),
}
export type EventKind = keyof typeof eventKinds
export const eventKindNames = Object.keys(eventKinds) as [EventKind, ...EventKind[]]

export const eventResults = { accepted: 'وصل', flagged: 'وصل، وفيه ملاحظة', conflict: 'يراجعه المشرف', refused: 'رُفض' } as const
export type EventResult = keyof typeof eventResults

/** So many go in one message. */
export const mostEvents = 50

/** A clock that is off by more is set right by what it is off. */
const mostOff = 5 * 60_000
export const isClockOff = (off: number) => Math.abs(off) > mostOff

type Timed = { deviceAt: Date; clockOff: number }

/** When it happened: never to come, and never before what happened last. */
export function happenedAt({ deviceAt, clockOff }: Timed, { after, now }: { after: Date; now: Date }) {
  const at = deviceAt.getTime() + (isClockOff(clockOff) ? clockOff : 0)
  return new Date(Math.min(now.getTime(), Math.max(at, after.getTime())))
}

export type PhoneAnswer = {
  result: EventResult
  code: string | null
  sentence: string | null
  fields: Record<string, string[]>
}

export const accepted = (sentence: string | null = null): PhoneAnswer => ({
  ...{ result: sentence ? 'flagged' : 'accepted', code: null },
  ...{ sentence, fields: {} },
})
