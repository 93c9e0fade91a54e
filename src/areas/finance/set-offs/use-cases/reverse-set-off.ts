import { financePermissions } from '#areas/finance/permissions.ts'
import { command } from '#platform/command.ts'
import { Refusal } from '#platform/refusal.ts'
import { setOffReversed } from '../facts.ts'
import { ReverseSetOffInput } from '../inputs.ts'
import { setBack } from '../setting-off.ts'
import { become, setOffWithin, toldOf } from '../standing.ts'

const may = financePermissions.reverseSetOffs

/** It should not have been: the debts are open again, and what was held is held as before. */
export const reverseSetOff = command({
  name: 'finance.reverse-set-off',
  permission: may,
  input: ReverseSetOffInput,
  async run(work, { setOffId, reason }) {
    await setOffWithin(work, may, setOffId)
    const ended = { endedBy: work.actor.id, endedAt: work.now(), endReason: reason }
    const one = await become(work, setOffId, { step: 'reverse', status: 'reversed', ...ended })
    if (!one) throw new Refusal('finance.set-off-changed', 'تغيّرت هذه المقاصة. حدّث الصفحة.')
    await setBack(work, one, reason)
    work.record(setOffReversed, setOffId, { ...toldOf(one), reason })
    return { id: setOffId, number: one.number }
  },
})
