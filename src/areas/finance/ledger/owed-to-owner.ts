import { heldLeaf } from './leaves.ts'
import type { Posting } from './posting.ts'

/** What an owner is owed of what was settled, held until the transaction ends. */
export const heldOwed = (work: Pick<Posting, 'tx'>, partyId: string) => heldLeaf(work, { account: '2125', key: partyId })
