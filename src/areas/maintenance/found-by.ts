import { folded } from '#values/text.ts'
import { type FaultKind, faultKinds, requestNumber } from './request.ts'

type Request = { sequence: number; category: FaultKind; description: string; place: string | null; part: string | null }

/** The words a request is found by, besides those of its site. */
export const wordsOfRequest = ({ sequence, category, description, place, part }: Request) =>
  folded([requestNumber(sequence), faultKinds[category], description, place ?? '', part ?? ''].join(' '))
