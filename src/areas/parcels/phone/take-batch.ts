import { z } from 'zod'
import type { Ctx } from '#platform/context.ts'
import { isRefusal } from '#platform/refusal.ts'
import { isClockOff, type PhoneAnswer } from './event.ts'
import type { Batch } from './inputs.ts'
import { OneRefused, takePhoneEvents } from './use-cases/take-phone-events.ts'

type One = Batch['events'][number]
export type BatchAnswer = { id: string; result: PhoneAnswer['result'] | 'waits' } & Omit<PhoneAnswer, 'result'>

/** In the order they were made, in one transaction where none is refused; the phone asks again for what it hears no answer to. */
export async function takeBatch(ctx: Ctx, { device, sentAt, events }: Batch) {
  const clockOff = ctx.now().getTime() - sentAt.getTime()
  const ordered = events.toSorted((first, second) => first.seq - second.seq)
  const from = { device, clockOff }
  const answers = (await takenTogether(ctx, ordered, from)) ?? (await takenOneByOne(ctx, ordered, from))
  return { now: ctx.now(), clock: isClockOff(clockOff) ? ('off' as const) : ('right' as const), answers }
}

type From = { device: string; clockOff: number }

/** Null where one of them has to be taken alone. */
async function takenTogether(ctx: Ctx, events: readonly One[], from: From): Promise<BatchAnswer[] | null> {
  if (events.length < 2) return null
  try {
    const answers = await takePhoneEvents(ctx, { events: events.map((one) => read(one, from)) })
    return answers.map((answer, at) => ({ id: events[at]?.id ?? '', ...answer }))
  } catch (error) {
    if (error instanceof OneRefused || isRefusal(error) || error instanceof z.ZodError) return null
    ctx.log.error({ err: error }, 'events of a phone could not be taken together')
    return null
  }
}

/** One that is refused holds up what follows it at its own stop, and nothing else. */
async function takenOneByOne(ctx: Ctx, events: readonly One[], from: From) {
  const stopped = new Set<string>()
  const answers: BatchAnswer[] = []
  for (const one of events) {
    const about = one.data.stopId ?? one.data.parcel ?? one.data.pickupId ?? one.id
    if (stopped.has(about)) {
      answers.push({ ...refused, id: one.id, result: 'waits' })
      continue
    }
    const answer = await answerTo(ctx, one, from)
    if (answer.result === 'refused') stopped.add(about)
    answers.push({ id: one.id, ...answer })
  }
  return answers
}

const refused: PhoneAnswer = { result: 'refused', code: null, sentence: null, fields: {} }

async function answerTo(ctx: Ctx, one: One, from: From) {
  try {
    const [answer = refused] = await takePhoneEvents(ctx, { events: [read(one, from)] })
    return answer
  } catch (error) {
    if (isRefusal(error)) return { ...refused, code: error.code, sentence: error.message }
    // The fields are those of the only event there is.
    if (error instanceof z.ZodError) return { ...refused, fields: fieldsOf(error) }
    throw error
  }
}

function fieldsOf({ issues }: z.ZodError) {
  const fields: Record<string, string[]> = {}
  for (const { path, message } of issues) {
    const name = String(path[0] === 'events' ? path[2] : path[0])
    fields[name] = [...(fields[name] ?? []), message]
  }
  return fields
}

// What was typed cannot take the place of what the phone says of itself.
const read = ({ id, seq, kind, at, data, proofs }: One, from: From) =>
  ({ ...typed(data), ...from, id, seq, kind, deviceAt: at, proofs }) as never

/** An empty field is an absent field. */
const typed = (data: One['data']) => Object.fromEntries(Object.entries(data).filter(([, value]) => value.trim() !== ''))
