import type { ParcelState } from '../journey/parcel.ts'

/** With its sender, with us, or waiting for whoever collects it: what is out with a courier keeps its sum. */
const changeable: readonly ParcelState[] = [
  ...(['registered', 'accepted', 'shelved', 'bagged', 'in-transit', 'at-branch', 'ready-for-pickup'] as const),
]

type Stands = { endedAt: Date | null; isReturning: boolean; pieces: readonly { state: ParcelState }[] }

export const mayChangeCod = ({ endedAt, isReturning, pieces }: Stands) =>
  !endedAt && !isReturning && pieces.every(({ state }) => changeable.includes(state))
