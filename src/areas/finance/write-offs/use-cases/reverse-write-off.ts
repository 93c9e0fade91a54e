import { financePermissions } from '#areas/finance/permissions.ts'
import { command } from '#platform/command.ts'
import { Refusal } from '#platform/refusal.ts'
import { writeOffReversed } from '../facts.ts'
import { giveBack } from '../giving-up.ts'
import { ReverseWriteOffInput } from '../inputs.ts'
import { become, toldOf, writeOffWithin } from '../standing.ts'

const may = financePermissions.reverseWriteOffs

/** Somebody pays after all, or it should not have been given up: the debt stands again, and is paid as any other. */
export const reverseWriteOff = command({
  name: 'finance.reverse-write-off',
  permission: may,
  input: ReverseWriteOffInput,
  async run(work, { writeOffId, reason }) {
    await writeOffWithin(work, may, writeOffId)
    const writeOff = await become(work, writeOffId, { step: 'reverse', status: 'reversed' })
    if (!writeOff) throw new Refusal('finance.write-off-changed', 'تغيّر هذا الشطب. حدّث الصفحة.')
    await giveBack(work, writeOffId, reason)
    work.record(writeOffReversed, writeOffId, { ...toldOf(writeOff), reason })
    return { id: writeOffId, number: writeOff.number }
  },
})
