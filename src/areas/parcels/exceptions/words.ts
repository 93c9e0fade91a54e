import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'
import { exceptionKindNames, exceptionKinds } from './exception.ts'

export const exceptionFactWords = { 'parcels.exception-settled': 'حُسم استثناء في طرد' }

export const exceptionFactLines: FactLines = {
  'parcels.exception-settled': factLine(
    z.object({ number: z.string(), kind: z.enum(exceptionKindNames), note: z.string() }),
    ({ number, kind, note }) => `حُسم «${exceptionKinds[kind]}» في الطرد ${number}: ${note}`,
  ),
}
