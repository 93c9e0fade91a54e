import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { setOffReversed } from './facts.ts'
import { setBack } from './setting-off.ts'
import { become, toldOf } from './standing.ts'

export const setOffChanged = () => new Refusal('finance.set-off-changed', 'تغيّرت هذه المقاصة. حدّث الصفحة.')

/** It should not have been: the debts are open again, and what was held is held as before. */
export async function undoSetOff(work: Work, setOffId: string, reason: string) {
  const ended = { endedBy: work.actor.id, endedAt: work.now(), endReason: reason }
  const one = await become(work, setOffId, { step: 'reverse', status: 'reversed', ...ended })
  if (!one) throw setOffChanged()
  await setBack(work, one, reason)
  work.record(setOffReversed, setOffId, { ...toldOf(one), reason })
}
