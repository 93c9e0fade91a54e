import { contractPath } from '../contract.ts'

/** An addendum is a contract of the register that belongs to another one. */
export const addendumKind = 'addendum'

export const addendumPath = (id: string) => `${contractPath(id)}/addendum`
export const newAddendumPath = (contractId: string) => `${contractPath(contractId)}/addenda/new`

export const addendumTitle = (place: number, contract: string) => `الملحق ${place} بالعقد ${contract}`

/** What it changes, as clauses: one piece of writing without a heading gets one. */
export const asClauses = (changes: string) => (/^#/m.test(changes) ? changes : `# التعديل\n${changes}`)
