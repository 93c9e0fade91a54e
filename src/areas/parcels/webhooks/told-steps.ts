import { type StepName, steps } from '../journey/parcel.ts'

/** What a program can be told: what whoever has the number may read. */
export const toldSteps = (Object.keys(steps) as StepName[]).filter((step) => steps[step].isPublic) as [StepName, ...StepName[]]
