import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'
import { baisa } from '#values/shapes.ts'

const Brought = z.object({ fileName: z.string(), rows: z.number() })
const Opening = z.object({ fileName: z.string(), day: z.string(), amount: baisa })

export const openingUploaded = defineFact('finance.opening-uploaded', Brought)
export const openingChecked = defineFact('finance.opening-checked', Brought.extend({ good: z.number(), faults: z.number() }))
export const openingSent = defineFact('finance.opening-sent', Opening)
export const openingPosted = defineFact('finance.opening-posted', Opening.extend({ number: z.number() }))
export const openingLeft = defineFact('finance.opening-left', Brought)

const Item = z.object({ kind: z.string(), number: z.string(), holder: z.string(), amount: baisa })

export const openingItemOpened = defineFact('finance.opening-item-opened', Item)
export const openingItemsPosted = defineFact(
  'finance.opening-items-posted',
  z.object({ fileName: z.string(), kind: z.string(), day: z.string(), count: z.number(), amount: baisa }),
)

const Undone = Item.extend({ reason: z.string() })
export const openingItemUndoAsked = defineFact('finance.opening-item-undo-asked', Undone)
export const openingItemUndone = defineFact('finance.opening-item-undone', Undone)
