import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'

const View = z.object({ name: z.string() })
export const viewSaved = defineFact('finance.view-saved', View)
export const viewRenamed = defineFact('finance.view-renamed', View.extend({ before: z.string() }))
export const viewForgotten = defineFact('finance.view-forgotten', View)
