import { addTask, settleTasks } from '#areas/tasks/public.ts'
import { noteClock, sealDays } from '#platform/audit/seals.ts'
import type { House } from '#platform/context.ts'
import { sweepFiles } from '#platform/files/sweep.ts'
import { forgetOperations } from '#platform/operations.ts'
import { forgetTries } from '#platform/tries.ts'
import { dayOf } from '#values/days.ts'
import { areas } from './areas.ts'

/** Once a day, in one process of however many there are. What fails keeps nothing else from being done, and is tried again by the queue. */
export async function keepTidy(house: House) {
  const failed: string[] = []
  for (const { label, daily } of rounds) {
    try {
      await daily?.(house)
    } catch (error) {
      house.log.error({ err: error }, `the daily round: ${label}`)
      failed.push(label)
    }
  }
  await tell(house, failed)
  if (failed.length > 0) throw new Error(`the daily round is not complete: ${failed.join(', ')}`)
}

/** Every quarter of an hour. What fails keeps no other area from looking, and is tried again in the next. */
export async function lookOften(house: House) {
  await noteClock(house).catch((error: unknown) => house.log.error({ err: error }, 'the clock could not be looked at'))
  for (const { label, often } of areas) {
    await often?.(house).catch((error: unknown) => house.log.error({ err: error }, `the round of the quarter: ${label}`))
  }
}

/** What programs of others are told: one area that cannot keeps no other from it. */
export async function tellOthers(house: House, stopping: () => boolean) {
  for (const { label, tell } of areas) {
    await tell?.(house, stopping).catch((error: unknown) => house.log.error({ err: error }, `telling others: ${label}`))
  }
}

type Round = { label: string; daily?: (house: House) => Promise<unknown> }

const rounds: Round[] = [
  { label: 'ختم سجل التدقيق', daily: sealDays },
  { label: 'عدّ المحاولات', daily: forgetTries },
  { label: 'عمليات الهواتف القديمة', daily: forgetOperations },
  ...areas,
  ...areas.map(({ label, afterDaily }) => ({ label, ...(afterDaily && { daily: afterDaily }) })),
  { label: 'الملفات التي لم تُحفظ', daily: sweepFiles },
]

/** One task a day for whoever runs the system; it is done by itself when a later try comes to the end. */
async function tell({ db, now, newId }: House, failed: string[]) {
  const day = dayOf(now())
  const about = { rule: 'house.daily-round', subject: { kind: 'daily-round', id: day } }
  await db.transaction().execute(async (tx) => {
    const work = { tx, now, newId }
    if (failed.length === 0) return settleTasks(work, about)
    const title = `لم يكتمل العمل اليومي: ${failed.join('، ')}`
    const details = 'يُعاد تلقائيًا. إن تكرر غدًا فسببه في سجل الخادم، وبقية العمل اليومي اكتملت.'
    await addTask(work, { ...about, period: day, title, details, role: 'administrator', dueAt: now() })
  })
}
