import type { ParcelState } from '../journey/parcel.ts'

/** Where it stands with us and nobody has been told what is due: what goes out keeps its price. */
export const weighable: readonly ParcelState[] = ['accepted', 'shelved', 'at-branch']
