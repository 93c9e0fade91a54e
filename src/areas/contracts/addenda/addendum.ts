import { inRials } from '#values/money.ts'
import { contractPath } from '../contract.ts'

/** An addendum is a contract of the register that belongs to another one. */
export const addendumKind = 'addendum'

export const addendumPath = (id: string) => `${contractPath(id)}/addendum`
export const newAddendumPath = (contractId: string) => `${contractPath(contractId)}/addenda/new`

export const addendumTitle = (place: number, contract: string) => `الملحق ${place} بالعقد ${contract}`

type Changes = { changes: string; rent: bigint | null }

/** What it changes, as clauses, another rent first: one piece of writing without a heading gets one. */
export function asClauses({ changes, rent }: Changes) {
  const written = changes === '' || /^#/m.test(changes) ? changes : `# التعديل\n${changes}`
  const rented =
    rent === null ? '' : `# الإيجار\nيصبح الإيجار ${inRials(rent)} من يوم سريان هذا الملحق، ويحل محل كل زيادة بعده في العقد.`
  return [rented, written].filter(Boolean).join('\n')
}
