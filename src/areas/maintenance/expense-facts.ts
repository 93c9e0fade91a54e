import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'
import { baisa } from '#values/shapes.ts'

/** An expense an owner is asked about: of which request, how much, and who the owners are. */
const Expense = z.object({
  number: z.string(),
  where: z.string(),
  title: z.string(),
  amount: baisa,
  expenseLimit: baisa.nullable(),
  why: z.string(),
  owners: z.array(z.string()),
})

export const expenseAsked = defineFact('properties.expense-asked', Expense)
export const expenseReminded = defineFact('properties.expense-reminded', Expense)
export const expenseAccepted = defineFact(
  'properties.expense-accepted',
  Expense.extend({ who: z.string(), onPhone: z.boolean() }),
)
export const expenseRefused = defineFact(
  'properties.expense-refused',
  Expense.extend({ who: z.string(), onPhone: z.boolean(), reason: z.string() }),
)
export const expenseQuestioned = defineFact('properties.expense-questioned', Expense.extend({ question: z.string() }))
export const expenseExplained = defineFact(
  'properties.expense-explained',
  Expense.extend({ reply: z.string(), partyId: z.string() }),
)
