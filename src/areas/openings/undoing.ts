import {
  type OpenedItem,
  undoOpenedBill,
  undoOpenedCheque,
  undoOpenedCredit,
  undoOpenedDeposit,
  undoOpenedInvoice,
} from '#areas/finance/public-openings.ts'
import type { Work } from '#platform/context.ts'
import type { OpeningItemKind } from './columns.ts'

const undo = {
  invoices: undoOpenedInvoice,
  credits: undoOpenedCredit,
  deposits: undoOpenedDeposit,
  bills: undoOpenedBill,
  cheques: undoOpenedCheque,
}

/** The paper is no more what it was opened as, as long as nothing of it was paid, used or moved; says the journal that mirrors it. */
export const undoPaper = (work: Work, { kind, ...item }: OpenedItem & { kind: OpeningItemKind }, reason: string) =>
  undo[kind](work, item, reason)
