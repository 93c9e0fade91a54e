import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'
import { type StepName, steps } from './parcel.ts'

const names = Object.keys(steps) as StepName[]

export const journeyFactWords = Object.fromEntries(names.map((step) => [`parcels.${step}`, steps[step].label]))

const Told = z.object({ number: z.string(), branch: z.string(), reason: z.string().nullable(), note: z.string().nullable() })

export const journeyFactLines: FactLines = Object.fromEntries(
  names.map((step) => [
    `parcels.${step}`,
    factLine(Told, ({ number, branch, reason, note }) =>
      [`${steps[step].label}، ${number}`, note, reason, branch].filter(Boolean).join('، '),
    ),
  ]),
)
