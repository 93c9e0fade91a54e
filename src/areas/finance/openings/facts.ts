import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'
import { baisa } from '#values/shapes.ts'

const Item = z.object({ kind: z.string(), number: z.string(), holder: z.string(), amount: baisa })

export const openingItemOpened = defineFact('finance.opening-item-opened', Item)
export const openingItemsPosted = defineFact(
  'finance.opening-items-posted',
  z.object({ fileName: z.string(), kind: z.string(), day: z.string(), count: z.number(), amount: baisa }),
)

const Undone = Item.extend({ reason: z.string() })
export const openingItemUndoAsked = defineFact('finance.opening-item-undo-asked', Undone)
export const openingItemUndone = defineFact('finance.opening-item-undone', Undone)

export const openingSignOffAsked = defineFact('finance.opening-sign-off-asked', z.object({}))
export const openingSignedOff = defineFact('finance.opening-signed-off', z.object({}))

const Reopened = z.object({ reason: z.string() })
export const openingSignOffUndoAsked = defineFact('finance.opening-sign-off-undo-asked', Reopened)
export const openingSignOffUndone = defineFact('finance.opening-sign-off-undone', Reopened)
