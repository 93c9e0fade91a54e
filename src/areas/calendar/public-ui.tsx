import { type OccupancyKind, occupancyKinds } from './occupancy.ts'

/** What something is taken for, in a word. */
export const OccupancyWord = ({ kind }: { kind: OccupancyKind }) => occupancyKinds[kind]
