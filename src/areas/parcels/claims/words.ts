import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'
import { inRials } from '#values/money.ts'
import { baisa } from '#values/shapes.ts'

export const claimFactWords = {
  'parcels.claim-opened': 'قُدّمت مطالبة عن طرد',
  'parcels.claim-assessed': 'قُدّرت مطالبة عن طرد',
  'parcels.claim-accepted': 'قُبلت مطالبة عن طرد',
  'parcels.claim-rejected': 'رُفضت مطالبة عن طرد',
  'parcels.claim-paid': 'دُفعت مطالبة عن طرد',
}

const Told = z.object({ claim: z.string(), number: z.string(), amount: baisa, note: z.string().nullable() })

export const claimFactLines: FactLines = Object.fromEntries(
  Object.entries(claimFactWords).map(([name, words]) => [
    name,
    factLine(Told, ({ claim, number, amount, note }) =>
      [`${words}: ${claim}، ${number}`, inRials(amount), note].filter(Boolean).join('، '),
    ),
  ]),
)
