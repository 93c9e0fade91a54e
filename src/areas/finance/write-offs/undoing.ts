import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { writeOffReversed } from './facts.ts'
import { giveBack } from './giving-up.ts'
import { become, toldOf } from './standing.ts'

export const writeOffChanged = () => new Refusal('finance.write-off-changed', 'تغيّر هذا الشطب. حدّث الصفحة.')

/** Somebody pays after all, or it should not have been given up: the debt stands again, and is paid as any other. */
export async function undoWriteOff(work: Work, writeOffId: string, reason: string) {
  const writeOff = await become(work, writeOffId, { step: 'reverse', status: 'reversed' })
  if (!writeOff) throw writeOffChanged()
  await giveBack(work, writeOffId, reason)
  work.record(writeOffReversed, writeOffId, { ...toldOf(writeOff), reason })
}
