import { vehiclesPermissions } from '#areas/vehicles/permissions.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { mustReach } from '#platform/reach.ts'
import { Refusal } from '#platform/refusal.ts'
import { letterPrinted } from '../facts.ts'
import { LetterInput, VoidLetterInput } from '../inputs.ts'
import { factData, loadLetter, voidLetter } from '../voiding.ts'

const may = vehiclesPermissions.issueLetters

/** It goes out of the house: from here on a paper of it is somewhere. */
export const printBorderLetter = command({
  name: 'vehicles.print-border-letter',
  permission: may,
  input: LetterInput,
  async run(work, { letterId: id }) {
    const letter = await letterForUpdate(work, id)
    if (letter.voidedAt) throw new Refusal('vehicles.letter-void', 'أُلغي هذا الخطاب، فلا يُطبع.')
    if (letter.printedAt) {
      work.repeated()
      return { id }
    }
    await work.tx.updateTable('carBorderLetters').set({ printedAt: work.now() }).where('id', '=', id).execute()
    work.record(letterPrinted, id, factData(letter))
    return { id }
  },
})

export const voidBorderLetter = command({
  name: 'vehicles.void-border-letter',
  permission: may,
  input: VoidLetterInput,
  async run(work, { letterId: id, why }) {
    const letter = await letterForUpdate(work, id)
    if (letter.voidedAt) work.repeated()
    else await voidLetter(work, letter, why)
    return { id }
  },
})

async function letterForUpdate(work: Work, id: string) {
  const letter = await loadLetter(work, id)
  mustReach(work.actor, may, letter)
  return letter
}
