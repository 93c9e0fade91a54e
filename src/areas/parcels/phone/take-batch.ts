import { z } from 'zod'
import type { Ctx } from '#platform/context.ts'
import { isRefusal } from '#platform/refusal.ts'
import { isClockOff, type PhoneAnswer } from './event.ts'
import type { Batch } from './inputs.ts'
import { takePhoneEvent } from './use-cases/take-phone-event.ts'

type One = Batch['events'][number]
export type BatchAnswer = { id: string; result: PhoneAnswer['result'] | 'waits' } & Omit<PhoneAnswer, 'result'>

/** In the order they were made; one that is refused holds up what follows it at its own stop, and nothing else. */
export async function takeBatch(ctx: Ctx, { device, sentAt, events }: Batch) {
  const clockOff = ctx.now().getTime() - sentAt.getTime()
  const stopped = new Set<string>()
  const answers: BatchAnswer[] = []
  for (const one of events.toSorted((first, second) => first.seq - second.seq)) {
    const about = one.data.stopId ?? one.data.parcel ?? one.data.pickupId ?? one.id
    if (stopped.has(about)) {
      answers.push({ ...refused, id: one.id, result: 'waits' })
      continue
    }
    const answer = await answerTo(ctx, one, { device, clockOff })
    if (answer.result === 'refused') stopped.add(about)
    answers.push({ id: one.id, ...answer })
  }
  return { now: ctx.now(), clock: isClockOff(clockOff) ? ('off' as const) : ('right' as const), answers }
}

const refused: PhoneAnswer = { result: 'refused', code: null, sentence: null, fields: {} }

async function answerTo(ctx: Ctx, { id, seq, kind, at, data, proofs }: One, from: { device: string; clockOff: number }) {
  try {
    // What was typed cannot take the place of what the phone says of itself.
    return await takePhoneEvent(ctx, { ...typed(data), ...from, id, seq, kind, deviceAt: at, proofs } as never)
  } catch (error) {
    if (isRefusal(error)) return { ...refused, code: error.code, sentence: error.message }
    if (error instanceof z.ZodError) return { ...refused, fields: z.flattenError(error).fieldErrors as Record<string, string[]> }
    throw error
  }
}

/** An empty field is an absent field. */
const typed = (data: One['data']) => Object.fromEntries(Object.entries(data).filter(([, value]) => value.trim() !== ''))
