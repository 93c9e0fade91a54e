import { folded } from '#values/text.ts'
import { type FaultKind, faultKinds, requestNumber } from './request.ts'

type Request = { sequence: number; category: FaultKind; description: string; place: string | null; unit: string | null }

/** The words a request is found by, besides those of its property. */
export const wordsOfRequest = ({ sequence, category, description, place, unit }: Request) =>
  folded([requestNumber(sequence), faultKinds[category], description, place ?? '', unit ?? ''].join(' '))
