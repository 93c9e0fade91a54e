import { z } from 'zod'
import { type VatCategory, vatCategories } from '#areas/finance/vat.ts'
import { baisa } from '#values/shapes.ts'
import { chargeKindNames } from './charge-kinds.ts'
import type { Line } from './invoice.ts'

const categories = Object.keys(vatCategories) as [VatCategory, ...VatCategory[]]

const KeptLines = z.array(
  z.object({
    kind: z.enum(chargeKindNames),
    description: z.string(),
    quantity: z.number(),
    unitPrice: baisa,
    discount: baisa,
    net: baisa,
    vat: baisa,
    vatCategory: z.enum(categories),
    vatRate: z.number(),
    vatReason: z.string().nullable(),
    vatGround: z.string().nullable().optional(),
    vatEvidence: z.string().nullable().optional(),
  }),
)

/** The lines as they stand on the paper, for good. */
export const linesKept = (lines: readonly Line[]) => JSON.stringify(z.encode(KeptLines, [...lines]))
export const keptLines = (lines: unknown) => KeptLines.parse(lines).map((line, index) => ({ ...line, place: index + 1 }))
